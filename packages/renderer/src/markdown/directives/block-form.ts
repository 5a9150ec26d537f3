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

const DEFAULT_LABEL = ['title', 'Title'] as const

/** Returns the prop of a component for the label of its directive. */
export function labelProp(name: string): string {
  return (LABELS[name] ?? DEFAULT_LABEL)[0]
}

/** Returns a block as authors write it: `:::card`, or `<Card>` in JSX. */
export function writeBlock(name: string, isJsx: boolean): string {
  return isJsx ? `<${nameComponent(name)}>` : `:::${name}`
}

/** Returns a block with a title as authors write it: `:::card[Title]`, or `<Card title="Title">`. */
export function writeTitled(name: string, isJsx: boolean): string {
  const [prop, text] = LABELS[name] ?? DEFAULT_LABEL
  return isJsx ? `<${nameComponent(name)} ${prop}="${text}">` : `:::${name}[${text}]`
}

/** Returns the lines to write before and after blocks, so that they are inside the block `name`. */
export function writeAround(name: string, isJsx: boolean): { readonly before: string; readonly after: string } {
  const component = nameComponent(name)
  return isJsx ? { before: `<${component}>`, after: `</${component}>` } : { before: `::::${name}`, after: '::::' }
}

/** Returns the name of the component for a directive. */
export function nameComponent(name: string): string {
  return COMPONENTS[name] ?? name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())
}
