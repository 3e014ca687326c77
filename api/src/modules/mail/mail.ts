import { firstNameOf } from '@breakaway/contract/names';
import { colours, pictures } from './brand.ts';
import { nameInMail } from './words.ts';

/** What a mail says, before it is laid out. */
export interface Mail {
  to: string;
  subject: string;
  /** Shown as the heading. */
  heading: string;
  /** The member's name; the mail greets them by the first part of it. */
  name?: string | undefined;
  /** Plain sentences, one paragraph each. */
  paragraphs: string[];
  /** Labels and values, shown as a table below the first paragraph. */
  details?: [label: string, value: string][];
  /** One button; its address also stands in the text. */
  action?: { label: string; url: string };
  /** Something to copy, set large. */
  code?: string;
}

/** Who sends: the product's name and the address of the app. */
export interface Sender {
  PRODUCT_NAME: string;
  APP_ORIGIN: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function greeting(name: string | undefined): string {
  const first = firstNameOf((name && nameInMail(name)) || '');
  return first ? `Hi ${first},` : 'Hello,';
}

const reason = ({ PRODUCT_NAME }: Sender) => `You get this email because of your ${PRODUCT_NAME} account.`;

/** The text version of a mail. */
export function asText(mail: Mail, sender: Sender): string {
  const { heading, name, paragraphs, details, action, code } = mail;
  const [first, ...others] = paragraphs;
  return [
    heading,
    greeting(name),
    ...(first ? [first] : []),
    ...(code ? [code] : []),
    ...(details ? [details.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...others,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${sender.PRODUCT_NAME}\n${sender.APP_ORIGIN}\n${reason(sender)}`,
  ].join('\n\n');
}

const { light, dark } = colours;
const MARK = 'mark@breakaway';
const RIDGE = 'ridge@breakaway';
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colours for mail programs that show mails in the dark; `!important`, because the others stand in `style`. */
const DARK_RULES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark['bg-sunken']} !important; }
  .card { background: ${dark['bg-raised']} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark['text-muted']} !important; }
  .line { border-color: ${dark.line} !important; }
  .box { background: ${dark.bg} !important; }
  .button { background: ${dark.accent} !important; color: ${dark['on-accent']} !important; }
  .link { color: ${dark.link} !important; }
}
@media (max-width: 480px) { .card { padding: 24px 20px 28px !important; } }`;

const paragraph = (text: string) =>
  `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${light.text}">${escape(text)}</p>`;

const codeBlock = (code: string) =>
  `<p class="text box" style="margin:4px 0 20px;padding:18px 8px 18px 18px;border-radius:10px;background:${light.bg};text-align:center;font:700 36px/1.1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:10px;color:${light.text}">${escape(code)}</p>`;

const detailRows = (details: NonNullable<Mail['details']>) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${details
    .map(
      ([label, value]) =>
        `<tr><td class="muted line" style="padding:9px 16px 9px 0;border-top:1px solid ${light.line};font-size:14px;line-height:1.4;white-space:nowrap;vertical-align:top;color:${light['text-muted']}">${escape(label)}</td><td class="text line" width="100%" style="padding:9px 0;border-top:1px solid ${light.line};font-size:14px;line-height:1.4;word-break:break-word;color:${light.text}">${escape(value)}</td></tr>`,
    )
    .join('')}</table>`;

const button = ({ label, url }: NonNullable<Mail['action']>) =>
  `<p style="margin:8px 0 24px"><a class="button" href="${escape(url)}" style="display:inline-block;padding:15px 26px;border-radius:10px;background:${light.accent};color:${light['on-accent']};font-size:16px;line-height:1.2;font-weight:600;text-decoration:none">${escape(label)}</a></p>
<p class="muted" style="margin:0;font-size:13px;line-height:1.5;color:${light['text-muted']}">If the button does not work, copy this address into your browser:<br><a class="link" href="${escape(url)}" style="color:${light.link};word-break:break-all">${escape(url)}</a></p>`;

/** The HTML version: tables and inline styles, because mail programs know little else. Its pictures are `attachments`. */
export function asHtml(mail: Mail, sender: Sender): string {
  const { heading, name, paragraphs, details, action, code } = mail;
  const [first = '', ...others] = paragraphs;
  const product = escape(sender.PRODUCT_NAME);
  const origin = escape(sender.APP_ORIGIN);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(mail.subject)}</title><style>${DARK_RULES}
</style></head>
<body class="page" style="margin:0;padding:0;background:${light.bg};font-family:${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escape(first)}${'&#8199;&#847; '.repeat(40)}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.bg}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:20px 32px 0;border-radius:14px 14px 0 0;background:${dark.bg}"><a href="${origin}" style="text-decoration:none"><img src="cid:${MARK}" width="32" height="32" alt="" style="vertical-align:middle;border:0"><span style="padding-left:10px;vertical-align:middle;font-size:18px;font-weight:700;color:${dark.text}">${product}</span></a></td></tr>
<tr><td style="background:${dark.bg};font-size:0;line-height:0"><img src="cid:${RIDGE}" width="560" alt="" style="display:block;width:100%;height:auto;border:0"></td></tr>
<tr><td class="card" style="padding:32px 32px 36px;border:1px solid ${light.line};border-top:0;border-radius:0 0 14px 14px;background:${light['bg-raised']}">
<h1 class="text" style="margin:0 0 18px;font-size:26px;line-height:1.2;font-weight:700;letter-spacing:-.01em;color:${light.text}">${escape(heading)}</h1>
${[greeting(name), ...(first ? [first] : [])].map(paragraph).join('\n')}
${code ? codeBlock(code) : ''}${details ? detailRows(details) : ''}${others.map(paragraph).join('\n')}
${action ? button(action) : ''}
</td></tr>
<tr><td align="center" class="muted" style="padding:20px 16px 8px;font-size:13px;line-height:1.6;color:${light['text-muted']}"><a class="muted" href="${origin}" style="color:${light['text-muted']}">${product}</a><br>${escape(reason(sender))}</td></tr>
</table></td></tr></table></body></html>`;
}

/** The pictures that `asHtml` refers to; they travel in the mail, so that it never asks a server who opened it. */
export const attachments = [
  { cid: MARK, filename: 'mark.png', content: Buffer.from(pictures.mark, 'base64') },
  { cid: RIDGE, filename: 'ridge.png', content: Buffer.from(pictures.ridge, 'base64') },
].map((one) => ({ ...one, contentType: 'image/png', contentDisposition: 'inline' as const }));
