import { asList } from '../../config/as-list.js'
import { isRecord } from '../../config/is-record.js'
import { type Converted, joinConverted, nothing, type Part } from '../convert/converted.js'
import { lost, type Rules, unneeded } from '../convert/rules.js'

const DIALECT = unneeded("docgen's dialect `mkdocs` has it")

/** Extensions of Python-Markdown, with or without the prefix `pymdownx.`, whose syntax the dialect converts. */
const EXTENSIONS_OF_DIALECT = [
  ...['abbr', 'admonition', 'attr_list', 'def_list', 'footnotes', 'md_in_html', 'tables', 'fenced_code', 'extra'],
  ...['meta', 'sane_lists', 'codehilite', 'mdx_truly_sane_lists', 'markdown.extensions.extra', 'betterem'],
  ...['blocks.admonition', 'blocks.details', 'blocks.tab'],
  ...['caret', 'critic', 'details', 'highlight', 'keys', 'mark', 'tabbed', 'tasklist', 'tilde'],
]

const RULES: Rules = {
  ...Object.fromEntries(
    EXTENSIONS_OF_DIALECT.flatMap((name) => [
      [name, DIALECT],
      [`pymdownx.${name}`, DIALECT],
    ]),
  ),
  toc: convertToc,
  smarty: lost('docgen keeps quotes and hyphens as written'),
  'pymdownx.smartsymbols': lost('docgen keeps signs such as `(c)` as written'),
  'pymdownx.emoji': (part) =>
    nothing({
      status: 'changed',
      path: part.path,
      message: 'icons are `:icon[set:name]`, and codes such as `:smile:` are emoji',
    }),
  'pymdownx.arithmatex': (part) => ({
    fields: { markdown: { math: true } },
    comments: {},
    notes: [{ status: 'changed', path: part.path, message: '`markdown.math`' }],
  }),
  'pymdownx.superfences': convertFences,
  'pymdownx.snippets': convertSnippets,
  'pymdownx.inlinehilite': lost('docgen shows code in a sentence in one color'),
  'pymdownx.magiclink': lost('docgen links URLs, but no numbers of issues or names of users'),
  'pymdownx.progressbar': lost('docgen has no progress bars'),
  'pymdownx.blocks.caption': lost('docgen does not know blocks of captions', 'Write `:::frame[Caption]`'),
  'pymdownx.blocks.html': lost('docgen does not know blocks of HTML', 'Write HTML'),
  nl2br: lost('docgen does not keep line breaks', 'End a line with a backslash where it has to break'),
  wikilinks: lost('docgen does not know links such as `[[page]]`', 'Link to the files of pages'),
  markdown_include: convertSnippets,
  'markdown_include.include': convertSnippets,
  mdx_include: convertSnippets,
  markdown_include_variants: convertSnippets,
}

/** The extensions that include files. All look for them in `base_path`. */
const SNIPPET_EXTENSIONS = ['pymdownx.snippets', 'markdown_include.include', 'markdown_include', 'mdx_include']

/** The options of the extensions for snippets that pages depend on. */
export function readSnippetOptions(extensions: unknown): { readonly basePath: unknown; readonly autoAppend: unknown } {
  const list = Array.isArray(extensions) ? extensions : [extensions]
  const options = list
    .filter(isRecord)
    .flatMap((entry) => SNIPPET_EXTENSIONS.map((name) => entry[name]).filter(isRecord))
  return {
    basePath: options.flatMap(({ base_path: folders }) => folders ?? []),
    autoAppend: options.flatMap(({ auto_append: files }) => files ?? []),
  }
}

/** Migrates the Markdown extensions. */
export function convertExtensions({ value, path }: Part): Converted {
  const list = isRecord(value) ? [value] : asList(value)
  return joinConverted(
    list.flatMap((entry, index): readonly Converted[] => {
      if (typeof entry === 'string') return [convertExtension(entry, { value: undefined, path: [...path, index] })]
      if (!isRecord(entry)) return []
      const entryPath = Array.isArray(value) ? [...path, index] : path
      return Object.entries(entry).map(([name, options]) =>
        convertExtension(name, { value: options, path: [...entryPath, name] }),
      )
    }),
  )
}

function convertExtension(written: string, part: Part): Converted {
  const name = written.replace(/^markdown\.extensions\./, '')
  const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined
  const converted = (rule ?? lost('docgen does not know this extension of Python-Markdown'))(part)
  return { ...converted, notes: converted.notes.map((note) => ({ name: written, ...note })) }
}

function convertToc({ value, path }: Part): Converted {
  const options = isRecord(value) ? value : {}
  const { slugify, toc_depth: depth } = options
  const maxLevel = typeof depth === 'string' ? Number(depth.split('-').at(-1)) : depth
  return {
    fields: {
      ...('slugify' in options && { markdown: { anchors: { style: 'github' } } }),
      ...(typeof maxLevel === 'number' && maxLevel >= 2 && maxLevel <= 6 && { docs: { tocMaxHeadingLevel: maxLevel } }),
    },
    comments: {},
    notes: [
      { status: 'unneeded', path, message: 'docgen shows a table of contents, and links to headings' },
      ...('slugify' in options
        ? [
            {
              status: 'changed' as const,
              path: [...path, 'slugify'],
              message: '`markdown.anchors.style`: ids as on GitHub, which also keep letters of all languages',
              hint: `Compare the anchors of some pages${typeof slugify === 'string' && slugify !== '' ? `, because ${slugify} may differ` : ''}`,
            },
          ]
        : []),
    ],
  }
}

function convertFences({ value, path }: Part): Converted {
  const fences = isRecord(value) && Array.isArray(value['custom_fences']) ? value['custom_fences'].filter(isRecord) : []
  const names = fences.map(({ name }) => String(name))
  const others = names.filter((name) => name !== 'mermaid')
  return {
    fields: names.includes('mermaid') ? { markdown: { mermaid: true } } : {},
    comments: {},
    notes: [
      names.includes('mermaid')
        ? { status: 'changed', path, message: '`markdown.mermaid`' }
        : { status: 'unneeded', path, message: "docgen's dialect `mkdocs` has it" },
      ...others.map((name) => ({
        status: 'lost' as const,
        path,
        name: `custom fence ${name}`,
        message: 'docgen shows its code',
      })),
    ],
  }
}

function convertSnippets({ value, path }: Part): Converted {
  const { base_path: base, auto_append: appended } = isRecord(value) ? value : {}
  const bases = [base].flat().filter((each) => typeof each === 'string' && !/^\.?\/?$/.test(each))
  return nothing(
    { status: 'changed', path, message: '`::include`, with paths relative to the config' },
    ...(bases.length > 0
      ? [
          {
            status: 'lost' as const,
            path: [...path, 'base_path'],
            message: 'docgen looks for snippets in the folder of the config only',
            hint: `With --write, docgen writes the folder before the paths: ${bases.join(', ')}`,
          },
        ]
      : []),
    ...(appended === undefined
      ? []
      : [
          {
            status: 'lost' as const,
            path: [...path, 'auto_append'],
            message: 'docgen appends no file to all pages',
            hint: 'With --write, docgen copies the abbreviations of the file to the pages that use them',
          },
        ]),
  )
}
