import { posix } from 'node:path'
import { normalizeConfigPath } from '../../../config/docusaurus/normalize-config-path.js'
import { isRecord } from '../../../config/is-record.js'
import { docsSchema } from '../../../config/schema/docs.js'
import type { ConvertContext } from '../convert-context.js'
import { type Converted, joinConverted, nothing, type Part } from '../converted.js'
import type { Rule } from '../rules.js'
import { findEditedPages } from './find-edited-pages.js'

/** The folder and route of a docs instance. */
export interface DocsLocation {
  /** Absent for the main one. */
  readonly id?: string | undefined
  readonly path: string
  readonly routeBasePath: string
}

/**
 * Creates the rule for `docusaurus-plugin-openapi-docs`: docgen renders the descriptions, and skips the pages that the
 * plugin generated from them.
 */
export function convertOpenapiDocs(docs: readonly DocsLocation[], context: ConvertContext): Rule {
  return ({ value, path }) => {
    const { config } = isRecord(value) ? value : {}
    if (!isRecord(config)) return nothing({ status: 'lost', path, message: 'it names no descriptions' })
    return joinConverted(
      Object.entries(config).map(([name, entry]) =>
        convertGenerated({ value: entry, path: [...path, 'config', name] }, docs, context),
      ),
    )
  }
}

function convertGenerated({ value, path }: Part, docs: readonly DocsLocation[], context: ConvertContext): Converted {
  const { specPath, outputDir, versions } = isRecord(value) ? value : {}
  if (typeof specPath !== 'string' || typeof outputDir !== 'string') {
    return nothing({ status: 'lost', path, message: 'it has no specPath and outputDir' })
  }
  const folder = normalizeConfigPath(outputDir, context.layout.siteDir)
  const instance = findInstance(folder, docs)
  const inDocs = instance && posix.relative(instance.path, folder)
  const routeBasePath = posix.join('/', instance?.routeBasePath ?? '', inDocs ?? folder)
  const converted = convertDescription(specPath, routeBasePath, { path, context, docs: instance?.id })
  if (converted.notes.some(({ status }) => status === 'lost')) return converted
  const extra: Converted[] = []
  if (inDocs !== undefined && context.layout.hasFile(folder)) {
    const exclude = [...DEFAULT_EXCLUDE, posix.join(inDocs, GENERATED)]
    const comment = 'Pages generated from the API description. docgen renders them from the description.'
    extra.push({
      fields: instance?.id === undefined ? { docs: { exclude } } : { instances: { [instance.id]: { exclude } } },
      comments: instance?.id === undefined ? { 'docs.exclude': comment } : {},
      notes: [
        {
          status: 'changed',
          path: [...path, 'outputDir'],
          message: `the generated pages in ${folder} are skipped: \`docs.exclude\`. Sidebars find those of operations by the same ids`,
          hint: 'Remove pages of tags and schemas from your sidebars: docgen has none',
        },
      ],
    })
  }
  const edited = findEditedPages(folder, normalizeConfigPath(specPath, context.layout.siteDir), context.layout)
  extra.push(
    ...edited.map((name) =>
      nothing({
        status: 'lost',
        path: [...path, 'outputDir'],
        name,
        message: 'the page has text that the API description lacks',
        hint: 'Move the text to the description, or the page to another folder',
      }),
    ),
  )
  if (isRecord(versions)) {
    extra.push(
      nothing({
        status: 'lost',
        path: [...path, 'versions'],
        message: 'versions of a description belong to versions of the documents',
      }),
    )
  }
  return joinConverted([converted, ...extra])
}

/** The docs instance that contains a folder: of several, the innermost. */
function findInstance(folder: string, docs: readonly DocsLocation[]): DocsLocation | undefined {
  const enclosing = docs.filter(({ path }) => !posix.relative(path, folder).startsWith('..'))
  return enclosing.toSorted((a, b) => posix.join(b.path).length - posix.join(a.path).length)[0]
}

/** Creates the rule for `redocusaurus` and `docusaurus-preset-openapi`. */
export function convertDescriptions(context: ConvertContext): Rule {
  return ({ value, path }) => {
    const options = isRecord(value) ? value : {}
    const { specs, path: file, routeBasePath } = options
    if (typeof file === 'string')
      return convertDescription(file, `/${String(routeBasePath ?? 'api').replace(/^\/+/, '')}`, {
        path,
        context,
        slug: '/',
      })
    if (!Array.isArray(specs)) return nothing({ status: 'lost', path, message: 'it names no descriptions' })
    return joinConverted(
      specs.map((entry: unknown, index) => {
        const at = [...path, 'specs', index]
        const { spec, route } = isRecord(entry) ? entry : {}
        if (typeof spec !== 'string') return nothing({ status: 'lost', path: at, message: 'it names no description' })
        if (typeof route !== 'string')
          return nothing({ status: 'lost', path: at, message: 'the description has no separate page' })
        return convertDescription(spec, route, { path: at, context, slug: '/' })
      }),
    )
  }
}

interface DescriptionOptions {
  readonly path: Part['path']
  readonly context: ConvertContext
  /** Id of the docs instance that the pages belong to; absent for the main one. */
  readonly docs?: string | undefined
  /** Slug of the overview; absent for the one from the title. */
  readonly slug?: string
}

function convertDescription(
  file: string,
  routeBasePath: string,
  { path, context, docs, slug }: DescriptionOptions,
): Converted {
  if (/^https?:/.test(file)) {
    const hint = 'Download it next to site.config.ts, and name it in openapi'
    return nothing({ status: 'lost', path, name: file, message: 'docgen reads descriptions from the disk', hint })
  }
  const sitePath = normalizeConfigPath(file, context.layout.siteDir)
  if (!context.layout.hasFile(sitePath))
    return nothing({ status: 'lost', path, name: sitePath, message: `there is no file ${sitePath}` })
  if (!/\.(?:ya?ml|json)$/i.test(sitePath))
    return nothing({
      status: 'lost',
      path,
      name: sitePath,
      message: 'a folder of descriptions',
      hint: 'Name each file in openapi',
    })
  return {
    fields: {
      openapi: [
        { path: sitePath, routeBasePath, ...(slug !== undefined && { slug }), ...(docs !== undefined && { docs }) },
      ],
    },
    comments: {},
    notes: [{ status: 'changed', path, name: sitePath, message: `\`openapi\`: pages below ${routeBasePath}` }],
  }
}

/** Files that the plugin writes; other files in its folder are pages of the site. */
const GENERATED = '**/*.{api,info,schema,tag}.mdx'

const DEFAULT_EXCLUDE = docsSchema.parse({}).exclude
