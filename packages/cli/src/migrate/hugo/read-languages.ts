import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { asList } from '../../config/as-list.js'
import { isRecord } from '../../config/is-record.js'
import { trimPath } from '../content/trim-path.js'
import { type Fields, member, textAt } from './parse-data.js'

/** A language of a Hugo site. */
export interface HugoLanguage {
  readonly name: string
  /** Folder of its content, relative to the site's folder. */
  readonly folder: string
  /** Path below which its pages are served: `/`, or a path such as `/de`. */
  readonly base: string
  readonly isDefault: boolean
  readonly fields: Fields
}

/** The languages of a site, the default one first. Those without a folder are omitted. */
export function readLanguages(config: Fields, siteDir: string): readonly HugoLanguage[] {
  const byDefault = textAt(config, 'defaultContentLanguage') ?? 'en'
  const written = member(config, 'languages')
  const listed = Object.entries(isRecord(written) ? written : {}).filter(
    ([, fields]) => isRecord(fields) && member(fields, 'disabled') !== true,
  )
  const inSubfolder = member(config, 'defaultContentLanguageInSubdir') === true
  const isListed = listed.some(([name]) => name === byDefault)
  const [first] = listed
  const main = isListed || !first ? byDefault : first[0]
  const all: readonly (readonly [string, unknown])[] = listed.length === 0 ? [[main, {}]] : listed
  return all
    .map(([name, value]): HugoLanguage => {
      const fields = isRecord(value) ? value : {}
      const isDefault = name === main
      const own = textAt(fields, 'contentDir')
      const mounted = mountedFolder(config, name)
      // Themes set a folder for each language, and their sites mount another one.
      const isOwn = own !== undefined && (mounted === undefined || existsSync(join(siteDir, own)))
      const folder = trimPath(isOwn ? own : (mounted ?? textAt(config, 'contentDir') ?? 'content'))
      return { name, folder, base: isDefault && !inSubfolder ? '/' : `/${name}`, isDefault, fields }
    })
    .filter(({ folder, isDefault }) => isDefault || existsSync(join(siteDir, folder)))
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
}

/** The folder that `module.mounts` mounts as the content of a language. */
function mountedFolder(config: Fields, language: string): string | undefined {
  const mounts = asList(member(member(config, 'module'), 'mounts')).filter(
    (each) => textAt(each, 'target') === 'content',
  )
  const mount = mounts.find((each) => textAt(each, 'lang') === language) ?? mounts.find((each) => !textAt(each, 'lang'))
  return textAt(mount, 'source')
}
