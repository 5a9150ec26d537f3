import { isRecord } from '../../config/is-record.js'
import { convertScriptPolicy, POLICY_HINT, type ReadStatic } from './convert-policy.js'
import { type Converted, joinConverted, nothing, type Part } from './converted.js'
import { DOCGEN_HAS } from './docgen-has.js'
import type { Note } from './note.js'
import { toPlain } from './to-plain.js'

/** Migrates `scripts`. */
export function convertScripts(readStatic: ReadStatic): (part: Part) => Converted {
  return ({ value, path }) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    return joinConverted(
      list.map((script, index) => convertScript({ value: script, path: [...path, index] }, readStatic)),
    )
  }
}

function convertScript(part: Part, readStatic: ReadStatic): Converted {
  const { value, notes } = toPlain(part)
  const src = isRecord(value) ? value['src'] : value
  if (typeof src !== 'string') {
    const hint = 'Move its text to a file in a static folder, and add that to scripts'
    return nothing({
      status: 'lost',
      path: part.path,
      message: "the pages' security policy forbids inline scripts",
      hint,
    })
  }
  const note = { status: 'migrated', path: part.path, name: src, message: '`scripts`' } as const
  return convertLoadedScript({ script: value, src, readStatic, notes: [note, ...notes] })
}

/** A script with a `src` to migrate. */
export interface LoadedScript {
  readonly script: unknown
  readonly src: string
  readonly readStatic: ReadStatic
  /** Notes; the first note is about the script itself. */
  readonly notes: readonly [Note, ...Note[]]
}

/** Migrates a script with a `src`, and adds the policy that it needs. */
export function convertLoadedScript({ script, src, readStatic, notes: [note, ...notes] }: LoadedScript): Converted {
  const policy = convertScriptPolicy(src, readStatic)
  const more = policy && { message: `${note.message}, \`security.csp\``, hint: POLICY_HINT }
  return { fields: { scripts: [script], ...policy }, comments: {}, notes: [{ ...note, ...more }, ...notes] }
}

/**
 * Migrates `stylesheets`: external style sheets, and style sheets in a static folder. `convertLink` migrates other links,
 * such as icons: Docusaurus writes a link for each entry, whatever its `rel`.
 */
export function convertStylesheets(
  isReadable: (path: string) => boolean,
  staticFolders: readonly string[],
  convertLink: (part: Part) => Converted,
): (part: Part) => Converted {
  return ({ value, path }) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    return joinConverted(
      list.map((sheet, index) => {
        const at = [...path, index]
        if (isRecord(sheet) && !/\bstylesheet\b/i.test(String(sheet['rel'] ?? 'stylesheet')))
          return convertLink({ value: sheet, path: at })
        const href = isRecord(sheet) ? sheet['href'] : sheet
        if (typeof href !== 'string') return nothing({ status: 'lost', path: at, message: 'it has no URL' })
        const file = staticFolders.map((folder) => `${folder}/${href.replace(/^\//, '')}`).find(isReadable)
        const media = isRecord(sheet) ? sheet['media'] : undefined
        if (file !== undefined && typeof media === 'string' && media !== 'all') {
          return nothing({
            status: 'lost',
            path: at,
            name: href,
            message: `docgen combines the style sheets of a site into one file, for ${media} and everything else`,
            hint: `Wrap its rules in @media ${media} { … }, and add it to theme.css`,
          })
        }
        if (file !== undefined) {
          const css = `./${file}`
          return {
            fields: { theme: { css: [css] } },
            comments: {},
            notes: [{ status: 'changed', path: at, name: href, message: `\`theme.css\`: ${css}` }],
          }
        }
        if (/katex/i.test(href) && DOCGEN_HAS.math) {
          return nothing({
            status: 'unneeded',
            path: at,
            name: href,
            message: 'docgen includes the styles of formulas',
          })
        }
        if (!/^(?:https?:)?\/\//i.test(href)) {
          const hint = 'Copy it into the site, and add it to theme.css'
          return nothing({ status: 'lost', path: at, name: href, message: 'no static folder contains it', hint })
        }
        const { value, notes } = toPlain({ value: isRecord(sheet) ? sheet : {}, path: at })
        const link = { rel: 'stylesheet', ...(isRecord(value) && value), href }
        return {
          fields: { links: [link] },
          comments: {},
          notes: [{ status: 'changed', path: at, name: href, message: '`links`' }, ...notes],
        }
      }),
    )
  }
}
