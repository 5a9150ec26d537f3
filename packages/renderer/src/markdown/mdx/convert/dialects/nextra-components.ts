import type { DialectComponents, Props } from './dialect-component.js'

/** Type of a callout → docgen's kind of admonition. */
const CALLOUTS: Readonly<Record<string, string>> = {
  default: 'tip',
  error: 'danger',
  important: 'important',
  info: 'info',
  warning: 'warning',
}

const toCallout = ({ type, id, emoji }: Props) => ({
  type: CALLOUTS[String(type ?? 'default')] ?? 'note',
  title: '',
  icon: emoji,
  id,
})
const toCard = ({ title, href, children }: Props) => ({
  title,
  href,
  ...(typeof children === 'string' && { children }),
})
const toImage = ({ src, alt, width, height, className }: Props) => ({ src, alt, width, height, className })
const toTabs = ({ items, defaultIndex, storageKey }: Props) => ({
  groupId: storageKey,
  labels: Array.isArray(items) ? items.map(labelOf) : [],
  ...(typeof defaultIndex === 'number' && { defaultIndex }),
})
const element = (tagName: string) => (props: Props) => ({ ...props, tagName })

function labelOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'label' in item ? item.label : item
}

const toTab = ({ value, label }: Props) => ({ value, label })
const CARD = { as: 'Card', props: toCard }
const FILE = { as: 'ListItem', props: ({ name }: Props) => ({ title: name }) }
const CONTENT = { as: 'Content', props: () => ({}) }

/** The components of Nextra, and those of Next.js for links and images. */
export const NEXTRA_COMPONENTS: DialectComponents = {
  Banner: CONTENT,
  Bleed: CONTENT,
  Button: CONTENT,
  Callout: { as: 'Admonition', props: toCallout },
  Card: CARD,
  Cards: { as: 'CardGrid', props: ({ num }) => ({ cols: typeof num === 'number' ? Math.min(4, num) : undefined }) },
  'Cards.Card': CARD,
  Code: { as: 'Element', props: element('code') },
  Details: { as: 'Element', props: element('details') },
  FileTree: { as: 'Tree' },
  'FileTree.File': FILE,
  'FileTree.Folder': { as: 'ListItem', props: ({ name }) => ({ title: `${String(name ?? '')}/` }) },
  Image: { as: 'IdealImage', props: toImage },
  ImageZoom: { as: 'IdealImage', props: toImage },
  Link: { as: 'Link', props: ({ href, className, children }) => ({ href, className, children }) },
  Mermaid: { as: 'Mermaid', props: ({ chart }) => ({ value: chart }) },
  Pre: CONTENT,
  Steps: { as: 'HeadingSteps' },
  Summary: { as: 'Element', props: element('summary') },
  Tab: { as: 'TabItem', props: toTab },
  Table: { as: 'Element', props: element('table') },
  'Table.Td': { as: 'Element', props: element('td') },
  'Table.Th': { as: 'Element', props: element('th') },
  'Table.Tr': { as: 'Element', props: element('tr') },
  Tabs: { as: 'Tabs', props: toTabs },
  // Nextra gives each an anchor with the slug of its label.
  'Tabs.Tab': { as: 'TabItem', props: (props) => ({ ...toTab(props), hasLabelId: true }) },
}
