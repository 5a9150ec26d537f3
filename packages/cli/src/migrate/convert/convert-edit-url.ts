import { DOCUSAURUS_CONFIGS } from '../../config/docusaurus/find-docusaurus-config.js'
import { readPlaceholder } from '../../config/docusaurus/placeholder-module.js'
import { writeCode } from '../write/code.js'
import type { ConvertContext } from './convert-context.js'
import { putAt } from './converted.js'
import { lost, type Rule, same } from './rules.js'
import type { SiteLayout } from './site-layout.js'

/**
 * Creates the rule for `editUrl` of a folder, at `target` of the new config. Docusaurus appends the path of the file,
 * relative to the site's folder, as docgen does.
 */
export function convertEditUrl(target: 'docs' | 'blog' | 'pages', folder: string, { layout }: ConvertContext): Rule {
  const field = `${target}.editUrl`
  return (option) => {
    const { value, path } = option
    if (typeof value === 'string') return same(field)(option)
    const prefix = probeEditUrl(value, folder, layout.siteDir)
    if (prefix !== undefined) {
      const message = `the function puts \`${prefix}\` before every path`
      return { fields: putAt(field, prefix), comments: {}, notes: [{ status: 'changed', path, message }] }
    }
    const hint = `Write ${field} into site.config.ts by hand: docgen accepts such functions`
    // The functions of blogs and plain pages have other arguments.
    if (target !== 'docs') return lost('the function depends on more than the path of the file', hint)(option)
    const source = copyFunction(value, createSamples(folder, layout.versions), readConstants(layout))
    if (source === undefined) return lost('the function uses variables from outside of it', hint)(option)
    return {
      fields: putAt(field, writeCode(source)),
      comments: {},
      notes: [{ status: 'migrated', path, message: `\`${field}\`, as a function` }],
    }
  }
}

/** Sample docs of every version in two languages. */
function createSamples(docsPath: string, versions: readonly string[]): readonly unknown[] {
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

const CONSTANT = /^(?:export )?const ([\w$]+)(?:: \w+)? = ('[^'\\]*'|"[^"\\]*"|true|false|\d+);?$/

/** Name → literal of the constants at the top level of the Docusaurus config. */
function readConstants({ readFile }: SiteLayout): ReadonlyMap<string, string> {
  const text = DOCUSAURUS_CONFIGS.map(readFile).find((each) => each !== undefined) ?? ''
  const constants = text.split('\n').flatMap((line) => {
    const [, name, literal = ''] = CONSTANT.exec(line.trimEnd()) ?? []
    return name === undefined ? [] : [[name, literal] as const]
  })
  return new Map(constants)
}

/**
 * The source of a function of the config, with the constants that it uses; `undefined` if it needs anything else, so that
 * a copy returns other results for the samples.
 */
function copyFunction(
  value: unknown,
  samples: readonly unknown[],
  constants: ReadonlyMap<string, string>,
): string | undefined {
  if (typeof value !== 'function' || readPlaceholder(value)) return undefined
  const code = Function.prototype.toString.call(value)
  // A method of an object has no keyword.
  const expression = /^(?:async\s+)?(?:function\b|\(|[\w$]+\s*=>)/.test(code) ? code : `function ${code}`
  const names = new Set(code.match(/[\w$]+/g))
  const used = [...constants].filter(([name]) => names.has(name)).map(([name, literal]) => `const ${name} = ${literal}`)
  const source = used.length === 0 ? expression : `(() => {\n${used.join('\n')}\nreturn ${expression}\n})()`
  try {
    const copy: unknown = new Function(`'use strict'; return (${source})`)()
    if (typeof copy !== 'function') return undefined
    return samples.every((sample) => isSame(value(sample), copy(sample))) ? source : undefined
  } catch {
    return undefined
  }
}

function isSame(first: unknown, second: unknown): boolean {
  return (typeof first === 'string' || first === undefined) && first === second
}

const PROBE = 'a-folder/a-page.md'

/**
 * The prefix that a function for edit links adds to every path, found by calling it for a sample page in two languages;
 * `undefined` if the result depends on more than the path. `siteDir` resolves paths of files outside of the site.
 */
export function probeEditUrl(create: unknown, path: string, siteDir: string): string | undefined {
  const folder = path.replace(/^\.\//, '')
  const first = callEditUrl(create, { docPath: PROBE, versionDocsDirPath: folder, version: 'current', locale: 'en' })
  const second = callEditUrl(create, { docPath: PROBE, versionDocsDirPath: folder, version: 'current', locale: 'fr' })
  if (first === undefined || first !== second || !URL.canParse(first)) return undefined
  const ending = `${folder}/${PROBE}`
  if (first.endsWith(`/${ending}`)) return first.slice(0, -ending.length)
  // For docs outside of the site, the URL contains their folder in the repository instead of `../`.
  const steps = folder.split('/').filter((part) => part === '..').length
  const repositoryPath = ending.slice('../'.length * steps)
  if (steps === 0 || !folder.startsWith('../'.repeat(steps)) || !first.endsWith(`/${repositoryPath}`)) return undefined
  const siteFolders = siteDir.split(/[\\/]/).slice(-steps).map(encodeURIComponent).join('/')
  return `${first.slice(0, -repositoryPath.length)}${siteFolders}/`
}

interface EditUrlArguments {
  readonly docPath: string
  readonly versionDocsDirPath: string
  readonly version: string
  readonly locale: string
}

function callEditUrl(create: unknown, sample: EditUrlArguments): string | undefined {
  if (typeof create !== 'function') return undefined
  try {
    const { docPath: blogPath, versionDocsDirPath: blogDirPath } = sample
    const result: unknown = create({ ...sample, blogPath, blogDirPath, permalink: '/a-folder/a-page' })
    return typeof result === 'string' ? result : undefined
  } catch {
    return undefined
  }
}
