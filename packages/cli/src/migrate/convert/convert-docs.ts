import { normalizeConfigPath } from '../../config/docusaurus/normalize-config-path.js'
import { isRecord } from '../../config/is-record.js'
import { findSidebarsFile } from '../../config/load-sidebars.js'
import { convertAdmonitions } from './convert-admonitions.js'
import { COMPONENT, EDIT_LOCALIZED } from './convert-content.js'
import type { ConvertContext } from './convert-context.js'
import { convertEditUrl } from './convert-edit-url.js'
import { type Converted, joinConverted, nothing, type Part, putAt } from './converted.js'
import { keepInConfig } from './keep-in-config.js'
import { convertMarkdownPlugins } from './plugins/convert-markdown-plugins.js'
import { applyRules, lost, type Rule, type Rules, same, unless } from './rules.js'

/** Migrates a docs instance to fields below `docs`, `versions` and `markdown`. */
export function convertDocs(part: Part, context: ConvertContext): Converted {
  const options = isRecord(part.value) ? part.value : {}
  const path = typeof options['path'] === 'string' ? options['path'] : 'docs'
  const base = typeof options['routeBasePath'] === 'string' ? options['routeBasePath'] : 'docs'
  const always: Converted = {
    fields: { docs: { path, routeBasePath: `/${base.replace(/^\/+|(?<!\/)\/+$/g, '')}` } },
    comments: {},
    notes: [],
  }
  return joinConverted([always, applyRules({ ...part, value: options }, rulesOf(path, context), 'the documents')])
}

function rulesOf(docsPath: string, context: ConvertContext): Rules {
  return {
    id: unless((value) => value === 'default' || typeof value !== 'string', same('docs.id')),
    path: same('docs.path'),
    routeBasePath: ({ path }) => nothing({ status: 'migrated', path, message: '`docs.routeBasePath`' }),
    include: same('docs.include'),
    exclude: same('docs.exclude'),
    sidebarPath: convertSidebars(context),
    sidebarCollapsible: same('docs.sidebarCollapsible'),
    sidebarCollapsed: same('docs.sidebarCollapsed'),
    breadcrumbs: same('docs.breadcrumbs'),
    showLastUpdateTime: same('docs.showLastUpdateTime'),
    showLastUpdateAuthor: same('docs.showLastUpdateAuthor'),
    editUrl: convertEditUrl('docs', docsPath, context),
    editCurrentVersion: unless((value) => value !== true, lost('pages of old versions link to their own files')),
    editLocalizedFiles: EDIT_LOCALIZED,
    numberPrefixParser: convertFunction('docs.numberPrefixes', context),
    sidebarItemsGenerator: convertFunction('docs.sidebarItemsGenerator', context),
    tags: ({ value, path }) => same('docs.tags')({ value: value ?? false, path }),
    onInlineTags: unless((value) => value !== 'ignore', lost('docgen does not report tags that the list lacks')),
    tagsBasePath: same('docs.tagsBasePath'),
    admonitions: convertAdmonitions,
    remarkPlugins: convertMarkdownPlugins('remark', context),
    rehypePlugins: convertMarkdownPlugins('rehype', context),
    beforeDefaultRemarkPlugins: convertMarkdownPlugins('remark', context),
    beforeDefaultRehypePlugins: convertMarkdownPlugins('rehype', context),
    recmaPlugins: lost('docgen does not compile pages to a module that a plugin could change'),
    docsRootComponent: COMPONENT,
    docVersionRootComponent: COMPONENT,
    docRootComponent: COMPONENT,
    docItemComponent: COMPONENT,
    docTagDocListComponent: COMPONENT,
    docTagsListComponent: COMPONENT,
    docCategoryGeneratedIndexComponent: COMPONENT,
    ...convertVersions(context),
  }
}

/** Creates a rule: the new config imports a function from the Docusaurus config, and copies other values. */
function convertFunction(field: string, { referTo }: ConvertContext): Rule {
  return (option) => {
    const { value, path } = option
    if (typeof value !== 'function') return same(field)(option)
    const code = referTo(path)
    if (!code) return lost('a preset creates the function', `Write it as ${field} into site.config.ts`)(option)
    return keepInConfig(field, code, path)
  }
}

function convertSidebars({ layout }: ConvertContext): Rule {
  return ({ value, path }) => {
    if (value === false)
      return {
        fields: putAt('docs.sidebars', false),
        comments: {},
        notes: [{ status: 'migrated', path, message: '`docs.sidebars`' }],
      }
    if (typeof value !== 'string')
      return nothing({ status: 'lost', path, message: 'the path of the sidebars is not a string' })
    const named = normalizeConfigPath(value, layout.siteDir)
    // In a TypeScript config, a name that ends in .js can mean the .ts file.
    const typed = named.replace(/\.([cm]?)js$/, '.$1ts')
    const sidebarsFile = findSidebarsFile(layout.siteDir, named) ?? findSidebarsFile(layout.siteDir, typed)
    if (sidebarsFile === undefined) {
      return nothing({
        status: 'lost',
        path,
        message: `there is no file ${named}`,
        hint: 'Docusaurus would fail here; docgen creates the sidebar from the folders',
      })
    }
    return {
      fields: putAt('docs.sidebars', sidebarsFile.startsWith('../') ? sidebarsFile : `./${sidebarsFile}`),
      comments: {},
      notes: [{ status: 'migrated', path, message: '`docs.sidebars`' }],
    }
  }
}

/** Rules for the settings of versions. */
function convertVersions({ layout }: ConvertContext): Rules {
  return {
    lastVersion: same('versions.lastVersion'),
    includeCurrentVersion: same('versions.includeCurrentVersion'),
    onlyIncludeVersions: same('versions.onlyIncludeVersions'),
    // Docusaurus also shows the label of the current version on sites without released versions.
    versions: unless((value) => isRecord(value) && Object.keys(value).length === 0, same('versions.versions')),
    disableVersioning: ({ value, path }) => {
      if (value !== true || layout.versions.length === 0)
        return nothing({ status: 'unneeded', path, message: 'the site has no versions' })
      const fields = { versions: { onlyIncludeVersions: ['current'] } }
      return { fields, comments: {}, notes: [{ status: 'changed', path, message: '`versions.onlyIncludeVersions`' }] }
    },
  }
}
