import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientManifest, IslandFiles, Theme } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import type { Artifact } from '../emit/artifact.js'
import { bundleStyles, type StyleSource } from '../emit/bundle-styles.js'
import { createCallbackPage } from '../emit/create-callback-page.js'
import { readClientManifest } from './bundle/read-client-manifest.js'
import type { SiteFonts } from './fonts/prepare-fonts.js'
import { createLanguageFinder, type FindLanguageScript } from './search/create-language-finder.js'

/** The theme's browser files, with hashes in their names. */
export interface ClientFiles {
  readonly artifacts: readonly Artifact[]
  readonly stylesheetHref: string
  readonly scriptHref: string
  /** Language → URL of the font file that its pages load first. */
  readonly fontHrefs: SiteFonts['preloads']
  /** URLs of the external style sheets that style sheets of the theme or the site import. */
  readonly remoteStyles: readonly string[]
  /** URL of the module that renders diagrams; absent on a site without them. */
  readonly diagramHref?: string
  /** Name → URL of each style sheet that only some pages need. */
  readonly sheets: Readonly<Record<string, string>>
  readonly islands?: IslandFiles
  /** The search script; not among `artifacts`, because a site without search does not have it. */
  readonly searchWorker: Artifact
  /** The script of the search page. It has the file name of the script of all other pages, with another hash. */
  readonly searchPage: Artifact
  /** Finds the search script for a language. */
  readonly findSearchLanguage: FindLanguageScript
}

/** The features of a site for which pages need additional files of the theme. */
interface SiteFeatures {
  readonly hasSearch: boolean
  readonly hasMath: boolean
  readonly hasBlog: boolean
  readonly hasDiagrams: boolean
  /** Whether readers can send requests to an API. */
  readonly hasConsole: boolean
}

/** Inputs of the browser files. */
export interface ClientInput extends SiteFeatures {
  readonly theme: Theme
  /** Style sheets of a theme package, of the config's settings, and of the site. */
  readonly ownStyles: readonly StyleSource[]
  /** The site's islands, which already have hashes in their names. */
  readonly islands: readonly Artifact[]
  readonly fonts: SiteFonts
  readonly baseUrl: string
}

/** Prepares the theme's browser files and the site's styles, with file names that contain their hashes. */
export function prepareClientFiles({
  theme,
  ownStyles,
  islands,
  fonts,
  baseUrl,
  ...features
}: ClientInput): ClientFiles {
  const { client } = theme
  const folder = fileURLToPath(client.directory)
  const themeStyles = readFileSync(join(folder, client.stylesheet), 'utf8')
  const remote = ownStyles.flatMap((style) => style.remote ?? [])
  // Browsers only accept imports at the start of a style sheet.
  const imports = [...new Set(remote.map(({ rule }) => rule))].join('')
  const styles = ownStyles.length === 0 ? themeStyles : `${imports}${themeStyles}\n${bundleStyles(ownStyles)}`
  const stylesheet = createHashedArtifact(client.stylesheet, styles)
  const script = createHashedArtifact(client.script, readFileSync(join(folder, client.script)))
  const searchWorker = createHashedArtifact(client.searchWorker, readFileSync(join(folder, client.searchWorker)))
  const searchPage = createHashedArtifact(client.script, readFileSync(join(folder, client.searchPage)))
  const manifest = readClientManifest(theme)
  const { names, sheets, diagrams, consoles } = selectThemeFiles(manifest, features)
  const others = names.map((name) => ({
    file: `assets/${name}`,
    bytes: readFileSync(join(folder, name)),
  }))
  return {
    artifacts: [
      stylesheet,
      script,
      ...fonts.files,
      ...others,
      ...islands,
      ...(consoles ? [createCallbackPage(`${baseUrl}assets/${consoles.callback}`)] : []),
    ],
    stylesheetHref: baseUrl + stylesheet.file,
    scriptHref: baseUrl + script.file,
    fontHrefs: fonts.preloads,
    remoteStyles: remote.map(({ url }) => url),
    searchWorker,
    searchPage,
    findSearchLanguage: createLanguageFinder(client),
    ...(diagrams && { diagramHref: `${baseUrl}assets/${diagrams.module}` }),
    sheets: Object.fromEntries(sheets.map(([name, file]) => [name, `${baseUrl}assets/${file}`])),
    ...(manifest && { islands: locateIslands(manifest, baseUrl) }),
  }
}

/** Selects the files of the theme that a site needs; `names` lists all selected files. */
function selectThemeFiles(
  manifest: ClientManifest | undefined,
  { hasSearch, hasMath, hasBlog, hasDiagrams, hasConsole }: SiteFeatures,
) {
  const math = hasMath ? manifest?.math : undefined
  const unused = [
    ...(hasBlog ? [] : ['blog', 'posts']),
    ...(hasMath ? [] : ['math']),
    ...(hasConsole ? [] : ['try-it']),
  ]
  const sheets = Object.entries(manifest?.sheets ?? {}).filter(([name]) => !unused.includes(name))
  const diagrams = hasDiagrams ? manifest?.diagrams : undefined
  const consoles = hasConsole ? manifest?.console : undefined
  const names = [
    ...(manifest?.files ?? []),
    ...sheets.map(([, file]) => file),
    ...((hasSearch ? manifest?.search : undefined)?.files ?? []),
    ...(consoles?.files ?? []),
    ...(math?.files ?? []),
    ...(diagrams?.files ?? []),
  ]
  return { names, sheets, diagrams, consoles }
}

function locateIslands({ runtime, modules }: ClientManifest, baseUrl: string): IslandFiles {
  const locate = (name: string): string => `${baseUrl}assets/${name}`
  const located = Object.entries(modules).map(([name, file]) => [name, locate(file)])
  return { runtime: locate(runtime), modules: Object.fromEntries(located) }
}

function createHashedArtifact(name: string, bytes: string | Uint8Array): Extract<Artifact, { bytes: unknown }> {
  const dot = name.lastIndexOf('.')
  return { file: `assets/${name.slice(0, dot)}.${hashBytes(bytes).slice(0, 8)}${name.slice(dot)}`, bytes }
}
