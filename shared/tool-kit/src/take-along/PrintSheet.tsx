import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

/** An SVG as the address of a picture: nothing in it runs. */
export const imageOf = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The narrowest sheet that is usual, less margins: Letter and A4 upright, mm. */
const UPRIGHT_MM = 190;

const Sheet = styled.div`
  display: none;
  @media print {
    display: grid;
    gap: 4mm;
    justify-items: start;
    img {
      max-width: none;
    }
  }
`;

/** On paper there is nothing but the sheet, on white, in any theme. */
const OnlyTheSheet = createGlobalStyle<{ $across: boolean }>`
  @page {
    size: ${({ $across }) => ($across ? 'landscape' : 'portrait')};
    margin: 10mm;
  }
  @media print {
    html:root, body {
      min-height: 0;
      background: none;
      color-scheme: light;
    }
    body > *:not([data-sheet]) {
      display: none;
    }
  }
`;

interface PaperProps {
  across?: boolean;
  onDone: () => void;
  children: ReactNode;
}

/** What alone is printed while it is on the page. */
export function Paper({ across = false, onDone, children }: PaperProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <Sheet data-sheet="">
      <OnlyTheSheet $across={across} />
      {children}
    </Sheet>,
    document.body,
  );
}

/** Prints a drawing in its real size, with a line of 50 mm to check the printer by. Opens the print dialog by itself. */
export function PrintSheet({ svg, onDone }: { svg: string; onDone: () => void }) {
  const widthMm = Number(/width="([\d.]+)mm"/.exec(svg)?.[1] ?? 0);
  return (
    <Paper across={widthMm > UPRIGHT_MM} onDone={onDone}>
      <svg width="120mm" height="9mm" viewBox="0 0 120 9" fontSize="3" fontFamily="Arial, sans-serif">
        <path d="M0.2 1V5M0.2 3H50.2M50.2 1V5" stroke="#000" strokeWidth="0.3" fill="none" />
        <text x="53" y="4" fill="#000">
          50 mm. If not, print at 100 % (actual size).
        </text>
      </svg>
      <img src={imageOf(svg)} alt="" onLoad={() => window.print()} />
    </Paper>
  );
}
