/** What a mail says, before it is laid out. */
export interface Mail {
  to: string;
  subject: string;
  /** Shown as the heading. */
  heading: string;
  /** Plain sentences, one paragraph each. */
  paragraphs: string[];
  /** One button; its address also stands in the text. */
  action?: { label: string; url: string };
  /** Something to copy, set large. */
  code?: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The text version of a mail. */
export function asText({ heading, paragraphs, action, code }: Mail, productName: string): string {
  return [
    heading,
    ...(code ? [code] : []),
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${productName}`,
  ].join('\n\n');
}

/** The HTML version: tables and inline styles, because mail programs know little else. */
export function asHtml({ heading, paragraphs, action, code }: Mail, productName: string): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escape(text)}</p>`;
  const codeBlock = code
    ? `<p style="margin:0 0 20px;font:700 34px/1.2 monospace;letter-spacing:8px">${escape(code)}</p>`
    : '';
  const button = action
    ? `<p style="margin:8px 0 20px"><a href="${escape(action.url)}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:#0b5d4b;color:#ffffff;font-weight:600;text-decoration:none">${escape(action.label)}</a></p>
<p style="margin:0 0 8px;font-size:13px;color:#5a6570">If the button does not work, copy this address into your browser:<br><a href="${escape(action.url)}" style="color:#0b5d4b;word-break:break-all">${escape(action.url)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 12px;background:#eef1f0;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#15211e">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:14px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:800;font-size:18px;color:#0b5d4b">${escape(productName)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escape(heading)}</h1>
${codeBlock}${paragraphs.map(paragraph).join('\n')}
${button}
</td></tr></table></td></tr></table></body></html>`;
}
