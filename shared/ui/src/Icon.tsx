/** The few icons of the product, drawn on a 24 px grid with one stroke width. */
const drawings = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 110 6 3 3 0 010-6z',
  'eye-off':
    'M4 4l16 16M9.5 5.9A9.6 9.6 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-3 3.6M6.2 7.4A15.600 15.600 0 002.500 12S6 18.500 12 18.500a9.400 9.400 0 004.500-1.200M10 10a3 3 0 004.100 4.100',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  plus: 'M12 5v14M5 12h14',
  more: 'M5 12a1 1 0 102 0 1 1 0 10-2 0zM11 12a1 1 0 102 0 1 1 0 10-2 0zM17 12a1 1 0 102 0 1 1 0 10-2 0z',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l4.500 4.500',
  send: 'M12 19V5M6 11l6-6 6 6',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  settings:
    'M10.3 5.5L10.5 2.9L13.5 2.9L13.7 5.5L15.4 6.2L17.4 4.5L19.5 6.6L17.8 8.6L18.5 10.3L21.1 10.5L21.1 13.5L18.5 13.7L17.8 15.4L19.5 17.4L17.4 19.5L15.4 17.8L13.7 18.5L13.5 21.1L10.5 21.1L10.3 18.5L8.6 17.8L6.6 19.5L4.5 17.4L6.2 15.4L5.5 13.7L2.9 13.5L2.9 10.5L5.5 10.3L6.2 8.6L4.5 6.6L6.6 4.5L8.6 6.2zM12 15a3 3 0 100-6 3 3 0 000 6z',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.500M12 7.600v.2',
  user: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.500 20.500a7.500 7.500 0 0115 0',
  logout: 'M14 4H6v16h8M10 12h10M17 8.500l3.500 3.500-3.500 3.500',
  chat: 'M4 5h16v11H10l-4.500 4V16H4z',
  mountain: 'M3 19l6.500-11 4 6.500L16 11l5 8z',
  route:
    'M6 19a2 2 0 100-4 2 2 0 000 4zM18 9a2 2 0 100-4 2 2 0 000 4zM8 17h7a3.500 3.500 0 000-7h-6a3 3 0 010-6h7',
  play: 'M8 5l11 7-11 7z',
  stop: 'M6.500 6.500h11v11h-11z',
  card: 'M3 6h18v12H3zM3 10h18M7 15h4',
  sidebar: 'M4 5h16v14H4zM9.500 5v14',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  download: 'M12 4v12M7 11l5 5 5-5M4 20h16',
  print: 'M7 9V4h10v5M8 17H5V9h14v8h-3M8 14h8v6H8z',
  warning: 'M12 4l9 16H3zM12 10v4.500M12 17.300v.2',
} as const;

export type IconName = keyof typeof drawings;

/** A decorative icon in the colour of the text around it; the control that holds it says what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
