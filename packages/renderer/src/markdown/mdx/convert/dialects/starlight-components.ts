import { convertExpressiveMeta } from '../../../code/convert-expressive-meta.js'
import { iconOfStarlight } from '../../../directives/starlight-icons.js'
import type { ConvertProps, DialectComponents, Props } from './dialect-component.js'

/** Types of asides with other names in docgen. */
const ASIDES: ReadonlySet<string> = new Set(['note', 'tip', 'caution', 'danger'])

const iconOf = (icon: unknown): string | undefined =>
  typeof icon === 'string' && icon !== '' ? iconOfStarlight(icon) : undefined

const toCode: ConvertProps = ({ code, children = code, lang, title, meta, mark, ins, del, wrap }) => ({
  children,
  language: lang,
  title,
  metastring: [
    ...convertExpressiveMeta(String(meta ?? ''), () => {}),
    writeLines('', mark),
    writeLines('ins=', ins),
    writeLines('del=', del),
    wrap === true && 'wrap',
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' '),
})

/** Lines to mark: a number, a range such as `3-5`, or a list of these. Words and objects with labels are omitted. */
function writeLines(prefix: string, value: unknown): string {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const ranges = list.flatMap((each) => (/^\d+(?:-\d+)?$/.test(String(each)) ? [String(each)] : []))
  return ranges.length === 0 ? '' : `${prefix}{${ranges.join(',')}}`
}

/** The commands of the package `starlight-package-managers`, as for npm. */
const COMMANDS: Readonly<Record<string, string>> = {
  add: 'npm install',
  create: 'npm create',
  dlx: 'npx',
  exec: 'npx',
  install: 'npm install',
  remove: 'npm uninstall',
  run: 'npm run',
}

const toCommand: ConvertProps = ({ type = 'add', pkg, args, dev, prefix, comment }) => {
  const command = COMMANDS[String(type)] ?? 'npm install'
  const separator = type === 'create' && args !== undefined ? '--' : undefined
  const words = [prefix, command, dev === true && type === 'add' && '-D', pkg, separator, args]
  const line = words.filter((word) => typeof word === 'string' && word !== '').join(' ')
  const first = typeof comment === 'string' ? `# ${comment.replaceAll('{PKG}', 'npm')}\n` : ''
  return { language: 'sh', metastring: 'npm2yarn', children: first + line }
}

const toImage = ({ src, alt, width, height, class: className }: Props) => ({ src, alt, width, height, className })

/** The components of Starlight, and those of Astro for images. Components that are absent have the same name and props. */
export const STARLIGHT_COMPONENTS: DialectComponents = {
  Aside: {
    as: 'Admonition',
    props: ({ type, title, id }) => ({ type: ASIDES.has(String(type)) ? type : 'note', title, id }),
  },
  Badge: { as: 'Badge', props: ({ text, variant }) => ({ text, type: variant === 'default' ? 'info' : variant }) },
  Card: { as: 'Card', props: ({ title, icon }) => ({ title, icon: iconOf(icon) }) },
  CardGrid: { as: 'CardGrid', props: () => ({ cols: 2 }) },
  Code: { as: 'CodeBlock', props: toCode },
  FileTree: { as: 'FileTree' },
  Fragment: { as: 'Content', props: (props) => ({ html: props['set:html'] }) },
  Icon: { as: 'Icon', props: ({ name, label }) => ({ name: iconOf(name), label }) },
  Image: { as: 'IdealImage', props: toImage },
  LinkButton: { as: 'LinkButton', props: ({ href, icon }) => ({ href, icon: iconOf(icon) }) },
  LinkCard: { as: 'LinkCard', props: ({ title, description, href }) => ({ title, description, href }) },
  PackageManagers: { as: 'CodeBlock', props: toCommand },
  Picture: { as: 'IdealImage', props: toImage },
  Steps: { as: 'Steps' },
  TabItem: { as: 'TabItem', props: ({ label }) => ({ label }) },
  Tabs: { as: 'Tabs', props: ({ syncKey }) => ({ groupId: syncKey }) },
}
