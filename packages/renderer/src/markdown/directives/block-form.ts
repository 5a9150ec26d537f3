/** Directive → its component, if the component's name is not the directive's name in Pascal case. */
const COMPONENTS: Readonly<Record<string, string>> = {
  accordions: 'AccordionGroup',
  cards: 'CardGroup',
  tab: 'TabItem',
}
/** Directive → its prop for the title and a sample title, if these are not `title` and `Title`. */
const LABELS: Readonly<Record<string, readonly [prop: string, text: string]>> = {
  frame: ['caption', 'Title'],
  tab: ['label', 'Label'],
  update: ['label', 'Title'],
}

/** Returns a block as authors write it: `:::card`, or `<Card>` in JSX. */
export function writeBlock(name: string, isJsx: boolean): string {
  return isJsx ? `<${componentOf(name)}>` : `:::${name}`
}

/** Returns a block with a title as authors write it: `:::card[Title]`, or `<Card title="Title">`. */
export function writeTitled(name: string, isJsx: boolean): string {
  const [prop, text] = LABELS[name] ?? ['title', 'Title']
  return isJsx ? `<${componentOf(name)} ${prop}="${text}">` : `:::${name}[${text}]`
}

/** Returns the lines to write before and after blocks, so that they are inside the block `name`. */
export function writeAround(name: string, isJsx: boolean): { readonly before: string; readonly after: string } {
  const component = componentOf(name)
  return isJsx ? { before: `<${component}>`, after: `</${component}>` } : { before: `::::${name}`, after: '::::' }
}

function componentOf(name: string): string {
  return COMPONENTS[name] ?? name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())
}
