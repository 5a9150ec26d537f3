import type { Diagnostic, Severity } from '@docgen/renderer/contract'
import { askIfMeant, isSameButCase, nearestWord } from '@docgen/renderer/light'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'
import type { LinkTable } from '../graph/links/link-table.js'

/** What the check of the config's files asks. */
export interface ConfigFileCheck {
  readonly config: Config
  readonly table: LinkTable
  readonly placeInConfig: PlaceInConfig
}

/** Every picture and script that the config takes from a static folder and that is not there. */
export function checkConfigFiles({ config, table, placeInConfig }: ConfigFileCheck): Diagnostic[] {
  return collectFiles(config).flatMap(({ path, file, severity = 'error' }) => {
    if (file === undefined || isAddress(file)) return []
    const wanted = `/${cutBase(file.replace(/[?#].*/s, ''), table.baseUrl)}`
    if (Object.hasOwn(table.statics, wanted)) return []
    const near = nearestWord(wanted, Object.keys(table.statics))
    return {
      code: path[0] === 'scripts' ? 'broken-link' : 'broken-image',
      severity,
      ...placeInConfig(path),
      message: `no static folder holds ${wanted.slice(1)}`,
      hint:
        near === undefined
          ? `Put it at ${config.staticDirectories[0] ?? 'static'}${wanted}`
          : askIfMeant(near, isSameButCase(near, wanted)),
    }
  })
}

interface ConfigFile {
  readonly path: readonly (string | number)[]
  readonly file: string | undefined
  readonly severity?: Severity
}

function collectFiles({ favicon, navbar, footer, socialCard, scripts, links }: Config): ConfigFile[] {
  return [
    { path: ['favicon'], file: favicon },
    { path: ['navbar', 'logo', 'src'], file: navbar.logo?.src },
    { path: ['navbar', 'logo', 'srcDark'], file: navbar.logo?.srcDark },
    { path: ['footer', 'logo', 'src'], file: footer?.logo?.src },
    { path: ['footer', 'logo', 'srcDark'], file: footer?.logo?.srcDark },
    // Readers of the site never see it.
    { path: ['socialCard'], file: socialCard, severity: 'warning' },
    // What else a link names may be made by a plugin, or be a page.
    ...links.flatMap(({ rel, href }, index) =>
      /icon/i.test(rel) ? { path: ['links', index, 'href'], file: href } : [],
    ),
    ...scripts.map(({ src }, index) => ({ path: ['scripts', index, 'src'], file: src })),
  ]
}

function isAddress(file: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(file)
}

function cutBase(file: string, baseUrl: string): string {
  return file.startsWith(baseUrl) ? file.slice(baseUrl.length) : file.replace(/^(?:\.?\/)+/, '')
}
