import { writeCode } from '../write/code.js'
import type { ConvertContext } from './convert-context.js'
import { putAt } from './converted.js'
import { copyFunction } from './copy-function.js'
import { probeEditUrl } from './probe-edit-url.js'
import { lost, type Rule, same } from './rules.js'

/** `editUrl` of the docs. Docusaurus appends the path of the file, relative to the site's folder, as docgen does. */
export function convertEditUrl(docsPath: string, { layout }: ConvertContext): Rule {
  return (found) => {
    const { value, path } = found
    if (typeof value === 'string') return same('docs.editUrl')(found)
    const prefix = probeEditUrl(value, docsPath, layout.siteDir)
    if (prefix !== undefined) {
      const message = `the function puts \`${prefix}\` before every path`
      return { fields: putAt('docs.editUrl', prefix), comments: {}, notes: [{ fate: 'changed', path, message }] }
    }
    const source = copyFunction(value, makeSamples(docsPath, layout.versions))
    if (source === undefined) {
      const hint = 'Write docs.editUrl into site.config.ts by hand: docgen accepts such functions'
      return lost('the function uses variables from outside of it', hint)(found)
    }
    return {
      fields: putAt('docs.editUrl', writeCode(source)),
      comments: {},
      notes: [{ fate: 'carried', path, message: '`docs.editUrl`, as a function' }],
    }
  }
}

/** Sample docs of every version in two languages. */
function makeSamples(docsPath: string, versions: readonly string[]): readonly unknown[] {
  return ['en', 'fr'].flatMap((locale) =>
    ['current', ...versions].flatMap((version) => {
      const versionDocsDirPath = version === 'current' ? docsPath : `versioned_docs/version-${version}`
      return ['a.md', 'b/c d.mdx'].map((docPath) => ({
        docPath,
        versionDocsDirPath,
        version,
        locale,
        permalink: `/docs/${docPath.replace(/\.mdx?$/, '')}`,
      }))
    }),
  )
}
