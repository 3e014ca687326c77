import type { FontSource } from './messages.ts';

/** The bytes of a font that came as data. The frame's policy lets it load none by address. */
function bytesOf(src: string): ArrayBuffer | undefined {
  const encoded = /^url\(["']?data:[^,]*;base64,([^"')]+)/.exec(src)?.[1];
  return encoded === undefined
    ? undefined
    : Uint8Array.from(atob(encoded), (letter) => letter.codePointAt(0) ?? 0).buffer;
}

/** Adds the page's fonts to the frame. */
export function addFonts(fonts: FontSource[]): void {
  for (const { family, src, weight, style, unicodeRange } of fonts) {
    const bytes = bytesOf(src);
    if (!bytes) continue;
    const face = new FontFace(family, bytes, {
      ...(weight && { weight }),
      ...(style && { style }),
      ...(unicodeRange && { unicodeRange }),
    });
    document.fonts.add(face);
    void face.load().catch(() => document.fonts.delete(face));
  }
}
