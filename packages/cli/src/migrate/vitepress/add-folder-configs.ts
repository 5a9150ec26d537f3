import { isRecord } from '../../config/is-record.js'
import { convertRewrites } from './convert-rewrites.js'
import { findConfigIn } from './find-vitepress-config.js'
import { runVitePressConfig } from './run-vitepress-config.js'
import { joinFolder } from './site-pages.js'

type Fields = Readonly<Record<string, unknown>>

/** Adds the configs in the folders of languages, such as `zh/config.ts`, which VitePress 2 merges into its config. */
export async function addFolderConfigs(config: Fields, siteDir: string, folder: string): Promise<Fields> {
  const sources = joinFolder(folder, String(config['srcDir'] ?? ''))
  const locales = isRecord(config['locales']) ? config['locales'] : {}
  const { rootPrefix } = convertRewrites(config['rewrites'], [])
  const read = async (path: string): Promise<Fields> => {
    const file = findConfigIn(siteDir, path)
    return file === undefined ? {} : ((await runVitePressConfig(siteDir, file)).value?.fields ?? {})
  }
  const root = merge(await read(sources), rootPrefix === '' ? {} : await read(joinFolder(sources, rootPrefix)))
  const languages = await Promise.all(
    Object.entries(locales).map(async ([key, value]) => {
      const own = key === 'root' ? {} : await read(joinFolder(sources, key))
      return [key, merge(Object(value), own)] as const
    }),
  )
  return { ...merge(config, root), ...(languages.length > 0 && { locales: Object.fromEntries(languages) }) }
}

function merge(first: Fields, second: Fields): Fields {
  const themes = [first['themeConfig'], second['themeConfig']].filter(isRecord)
  return { ...first, ...second, ...(themes.length > 0 && { themeConfig: Object.assign({}, ...themes) }) }
}
