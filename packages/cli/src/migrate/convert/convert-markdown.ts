import { isRecord } from '../../config/is-record.js'
import { type Converted, joinConverted, type Part, putAt } from './converted.js'
import { DOCGEN_HAS } from './docgen-has.js'
import { applyRules, changed, lost, type Rule, type Rules, same, unless, unneeded } from './rules.js'

const HOOKS: Rules = {
  onBrokenMarkdownLinks: same('onBrokenMarkdownLinks'),
  onBrokenMarkdownImages: same('onBrokenImages'),
}

const isUnsetOrFalse = (value: unknown): boolean => value === false || value === undefined

const rulesOf = (file: string): Rules => ({
  // In Docusaurus, `detect` chooses the format by file extension. docgen's `md` does the same.
  format: (part) =>
    part.value === 'detect'
      ? changed('markdown.format', () => 'md', '.mdx files are MDX, .md files are not')(part)
      : same('markdown.format')(part),
  mermaid: unless(
    isUnsetOrFalse,
    DOCGEN_HAS.mermaid ? same('markdown.mermaid') : lost('Mermaid diagrams stay code blocks'),
  ),
  emoji: unneeded('docgen looks for emoji codes in the documents'),
  mdx1Compat: unneeded('docgen reads comments and heading ids'),
  hooks: (part) => applyRules(part, HOOKS, 'the hooks'),
  anchors: (part) =>
    applyRules(part, { maintainCase: unless(isUnsetOrFalse, same('markdown.anchors.maintainCase')) }, 'the anchors'),
  parseFrontMatter: keepFunction(file, 'docgen calls it for each page'),
  remarkRehypeOptions: lost('the conversion of Markdown to HTML cannot be changed'),
  preprocessor: keepFunction(file, 'docgen calls it for each Markdown file'),
})

/** Creates a rule for a function that stays in the Docusaurus config, where docgen calls it. */
function keepFunction(file: string, message: string): Rule {
  return ({ path }) => ({
    fields: { plugins: [{ docusaurus: file }] },
    comments: { plugins: `docgen runs the plugins of ${file}, and the functions of its markdown field` },
    notes: [{ status: 'migrated', path, message: `\`plugins\`: ${message}` }],
  })
}

/** Settings that turn errors into warnings, so that the first build writes every page and lists all problems. */
const LENIENT: Converted = {
  fields: { onBrokenMdx: 'warn', onBrokenContent: 'warn', onBrokenImages: 'warn' },
  comments: {
    onBrokenMdx: "Pages are built even if parts of their MDX fail. Set it to 'throw' once they are fixed.",
    onBrokenContent: "Docusaurus accepts more than docgen. Set it to 'throw' once the warnings are fixed.",
    onBrokenImages: "Docusaurus does not check the images of HTML and JSX. Set it to 'throw' once they are fixed.",
  },
  notes: [],
}

/** Migrates `markdown`. Without this field, Docusaurus parses every file as MDX. */
export function convertMarkdown(part: Part, file: string): Converted {
  const { format } = isRecord(part.value) ? part.value : {}
  const asMdx: Converted = {
    fields: putAt('markdown.format', 'mdx'),
    comments: { 'markdown.format': 'As in Docusaurus: .md files are MDX, too. With `md` only .mdx files are.' },
    notes: [],
  }
  return joinConverted([...(format === undefined ? [asMdx] : []), LENIENT, applyRules(part, rulesOf(file), 'Markdown')])
}
