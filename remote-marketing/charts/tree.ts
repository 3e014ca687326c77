import { DOMParser } from '@xmldom/xmldom';

/** An element of a drawing as data: its name, its attributes under React's names, and what it contains. */
export type Branch = [name: string, attributes: Record<string, string>, content: (Branch | string)[]];

const ELEMENT = 1;
const TEXT = 3;

/** `class` and `text-anchor` as React calls them; `aria-label` keeps its name. */
function reactName(attribute: string): string {
  if (attribute === 'class') return 'className';
  if (/^(aria|data)-/.test(attribute)) return attribute;
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function branchOf(element: Element): Branch {
  const attributes = Array.from(element.attributes, ({ name, value }) => [reactName(name), value] as const);
  const content = Array.from(element.childNodes).flatMap((node): (Branch | string)[] => {
    if (node.nodeType === ELEMENT) return [branchOf(node as Element)];
    return node.nodeType === TEXT && node.nodeValue ? [node.nodeValue] : [];
  });
  return [element.tagName, Object.fromEntries(attributes), content];
}

/** A drawing as data: the app's page takes no markup from a string. Only the build runs this. */
export function treeOf(drawing: string): Branch[] {
  const whole = new DOMParser().parseFromString(`<g>${drawing}</g>`, 'image/svg+xml').documentElement;
  return branchOf(whole as unknown as Element)[2] as Branch[];
}
