import { SNIPPET_FOLDERS } from '../../../include/snippet-folders.js'
import type { ConvertProps, DialectComponent, DialectComponents, Props } from './dialect-component.js'

/** A callout of a fixed kind. In Mintlify, callouts have no title, but some authors write one. */
function callout(type: string): DialectComponent {
  return { as: 'Admonition', props: ({ title = '', id }) => ({ type, title, id }) }
}

/** Kind of `<Callout type>` → docgen's kind. */
const KINDS: Readonly<Record<string, string>> = {
  check: 'tip',
  danger: 'danger',
  error: 'danger',
  info: 'info',
  note: 'note',
  success: 'tip',
  tip: 'tip',
  warn: 'warning',
  warning: 'warning',
}

/** Locations of a parameter: `<ParamField path="id">` is the parameter `id` in the path. */
const LOCATIONS = ['path', 'query', 'body', 'header', 'cookie', 'param'] as const

const toField: ConvertProps = (props) => {
  const location = LOCATIONS.find((each) => props[each] !== undefined)
  const { name = location && props[location], type, required, deprecated, id } = props
  const initial = props['default']
  return { name, type, required, deprecated, default: initial, in: location === 'param' ? undefined : location, id }
}

const toAccordion: ConvertProps = ({ title, icon, description, defaultOpen, id }) => ({
  title,
  icon,
  description,
  defaultOpen,
  id,
})

/** A card of which only title, text and link are migrated. */
const toCard: ConvertProps = ({ title, icon, href, img, cta, id }) => ({ title, icon, href, img, cta, id })

const toTitled = (name: string) => (props: Props) => ({ title: props[name] })

/** The components that Mintlify offers in every page. Components that are absent have the same name and props. */
export const MINTLIFY_COMPONENTS: DialectComponents = {
  Accordion: { as: 'Accordion', props: toAccordion },
  Callout: {
    as: 'Admonition',
    props: ({ type, title = '', id }) => ({ type: KINDS[String(type)] ?? 'note', title, id }),
  },
  Card: { as: 'Card', props: toCard },
  Check: callout('tip'),
  CodeBlock: {
    as: 'CodeBlock',
    props: ({ filename, title = filename, language, children }) => ({ title, language, children }),
  },
  'Color.Item': { as: 'ListItem', props: ({ name, value }) => ({ title: name, text: textOfColor(value) }) },
  'Color.Row': { as: 'List', props: ({ title }) => ({ title }) },
  Color: { as: 'List' },
  Danger: callout('danger'),
  Expandable: { as: 'Accordion', props: ({ title, defaultOpen }) => ({ title: title ?? '…', defaultOpen }) },
  Frame: { as: 'Frame', props: ({ caption, hint, id }) => ({ caption: caption ?? hint, id }) },
  Icon: { as: 'Icon', props: ({ icon, name = icon }) => ({ name }) },
  Info: callout('info'),
  Latex: { as: 'Formula' },
  Note: callout('note'),
  Panel: { as: 'Content' },
  ParamField: { as: 'Field', props: toField },
  Prompt: { as: 'Accordion', props: toTitled('description') },
  RequestExample: { as: 'CodeGroup', props: () => ({}) },
  ResponseExample: { as: 'CodeGroup', props: () => ({}) },
  ResponseField: { as: 'Field', props: toField },
  Snippet: {
    as: 'Partial',
    props: ({ file, ...props }) => ({
      ...props,
      file: SNIPPET_FOLDERS.map((folder) => `${folder}${String(file ?? '')}`),
    }),
  },
  Tab: { as: 'TabItem', props: ({ title, label = title, value = label }) => ({ label, value }) },
  Tile: { as: 'LinkCard', props: ({ title, description, href, icon }) => ({ title, description, href, icon }) },
  Tip: callout('tip'),
  Tooltip: { as: 'Tooltip', props: ({ tip, headline }) => ({ tip, headline }) },
  Tree: { as: 'Tree' },
  'Tree.File': { as: 'ListItem', props: ({ name }) => ({ title: name }) },
  'Tree.Folder': { as: 'ListItem', props: ({ name }) => ({ title: `${String(name ?? '')}/` }) },
  View: { as: 'Content', props: toTitled('title') },
  Visibility: { as: 'Content', props: (props) => ({ isHidden: props['for'] === 'agents' }) },
  Warning: callout('warning'),
}

/** A color as text; an object has one for each color mode. */
function textOfColor(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.values(value).join(' / ') : String(value ?? '')
}
