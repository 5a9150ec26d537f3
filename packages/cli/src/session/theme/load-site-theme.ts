import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Diagnostic, nearestWord, type Outcome, type Theme } from '@docgen/renderer/contract'

import { BUILD_ID } from '../../cache/build-id.js'
import { hashBytes, hashValue } from '../../cache/hash.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { findManifest } from '../../config/module/hash-inputs.js'
import { describeMissingPackage, packageOf } from '../../config/plugins/package-loader.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { Artifact } from '../../emit/artifact.js'
import { runGuarded } from '../../guard/start-watchdog.js'
import { listFiles } from '../../read/files/list-files.js'
import type { StaticFile } from '../../read/site-files.js'
import { DEFAULT_THEME, loadTheme, MissingThemeError } from '../../workers/load-components.js'
import type { ThemeModules } from '../../workers/render-setup.js'
import type { bundleComponents } from '../bundle/bundle-components.js'
import type { ThemeRequest } from '../bundle/theme-request.js'
import type { OpenStyle } from '../styles/bundle-style.js'
import { checkAccent } from './accent.js'
import { checkComponents, findThemeProblem } from './check-components.js'
import { checkTextKeys } from './check-text-keys.js'

/** The site's theme, loaded in this thread, and the modules that worker threads load it from. */
export interface SiteTheme {
  readonly theme: Theme
  readonly modules: ThemeModules
  /** Hash of everything that rendering uses: the theme, the site's overrides, and the plugin data that they read. */
  readonly themeKey: string
  /** Source files of the site's own components, relative to the site's folder. */
  readonly componentFiles: readonly string[]
  /** The site's own islands for the browser. */
  readonly islands: readonly Artifact[]
  /** Whether a component of the site links to pages: each page then depends on all routes. */
  readonly usesLinks: boolean
  /** Files that the site's own components import by URL. */
  readonly statics: readonly StaticFile[]
  /** Style sheets that the site's own components import. */
  readonly styles: readonly OpenStyle[]
}

/** Result of loading a theme. */
export interface ThemeOutcome extends Outcome<SiteTheme | undefined> {
  /** A theme for finding other problems; only set if the configured theme or its components are unusable. */
  readonly fallback?: SiteTheme
}

/** Loads the theme of the config and bundles the site's component overrides. */
export async function loadSiteTheme(request: ThemeRequest): Promise<ThemeOutcome> {
  const outcome = await loadNamedTheme(request)
  const { theme } = request.config
  if (outcome.value || outcome.fallback || theme.package === DEFAULT_THEME) return outcome
  const config = { ...request.config, theme: { ...theme, package: DEFAULT_THEME } }
  const { value, fallback = value, diagnostics } = await loadNamedTheme({ ...request, config })
  return { value: undefined, diagnostics: [...outcome.diagnostics, ...diagnostics], ...(fallback && { fallback }) }
}

async function loadNamedTheme(request: ThemeRequest): Promise<ThemeOutcome> {
  const { package: name, components } = request.config.theme
  const themePackage = findTheme(name, request.siteDir)
  const themePosition = request.locateInConfig(['theme', 'package'])
  if (!themePackage) return toFailure(themePosition, describeMissingPackage(name, request.siteDir))
  const { theme, problem } = await importTheme(name, themePackage.specifier)
  if (problem) return toFailure(themePosition, problem)
  const plain: SiteTheme = {
    theme,
    modules: { theme: themePackage.specifier },
    themeKey: hashValue([themePackage.key]),
    componentFiles: [],
    islands: [],
    usesLinks: false,
    statics: [],
    styles: [],
  }
  const problems = [
    ...checkComponentNames(theme, request),
    ...checkAccent(theme, request.config.theme.accent, request.locateInConfig),
  ]
  const overridePaths = Object.fromEntries(
    Object.entries(components)
      .filter(([component]) => Object.hasOwn(theme.components, component))
      .map(([component, path]) => [component, toModulePath(path, request.siteDir)]),
  )
  const overrides = await bundleOverrides(request, theme, overridePaths)
  if (!overrides.value || problems.length > 0) {
    return { value: undefined, diagnostics: [...problems, ...overrides.diagnostics], fallback: plain }
  }
  const { path, files: componentFiles = [], islands, statics, styles, usesLinks = false } = overrides.value
  const bundled = { componentFiles, islands, usesLinks, statics, styles }
  if (path === undefined) return { value: { ...plain, ...bundled }, diagnostics: [] }
  const { usesData = false, usesLanguage = false } = overrides.value
  const data = usesData && request.data?.key ? request.data : undefined
  const key = hashBytes(readRegularFile(path)) + (data?.key ?? '')
  // Changed code or data needs a new URL: this process may have loaded the previous module.
  const url = `${pathToFileURL(path).href}?${key}`
  const diagnostics = await checkComponents(url, {
    siteDir: request.siteDir,
    files: componentFiles,
    locateInConfig: request.locateInConfig,
  })
  if (diagnostics.length > 0) return { value: undefined, diagnostics, fallback: plain }
  const modules = { ...plain.modules, overrides: url, ...(data && { data }), ...(usesLanguage && { usesLanguage }) }
  const themeKey = hashValue([themePackage.key, key])
  const texts = checkTextKeys(componentFiles, { siteDir: request.siteDir, theme, texts: request.config.texts })
  return { value: { theme, modules, themeKey, ...bundled }, diagnostics: [...overrides.diagnostics, ...texts] }
}

/** Bundles the site's own components. Loads the bundler only if the site has any. */
const bundleOverrides: typeof bundleComponents = async (request, theme, components) => {
  if (Object.keys(components).length === 0) {
    return { value: { islands: [], statics: [], styles: [] }, diagnostics: [] }
  }
  const { bundleComponents } = await import('../bundle/bundle-components.js')
  return runGuarded('the bundle of the components', () => bundleComponents(request, theme, components))
}

/** Returns the module specifier of a component's path: if the file exists, `./` is optional, as in `theme.css`. */
function toModulePath(path: string, siteDir: string): string {
  return /^[\w-]/.test(path) && existsSync(join(siteDir, path)) ? `./${path}` : path
}

type ThemeProblem = Required<Pick<Diagnostic, 'message' | 'hint'>>

/** The theme that a package exports, or the problem of the package. */
type ImportedTheme =
  | { readonly theme: Theme; readonly problem?: undefined }
  | { readonly theme?: undefined; readonly problem: ThemeProblem }

async function importTheme(name: string, specifier: string): Promise<ImportedTheme> {
  let theme: Theme
  try {
    theme = await runGuarded('the package of the theme', () => loadTheme(specifier))
  } catch (error) {
    const hint = 'A theme package exports const theme: Theme'
    return { problem: { message: `the theme package ${name} ${describeFailure(error)}`, hint } }
  }
  if (name === DEFAULT_THEME) return { theme }
  const problem = findThemeProblem(theme, Object.keys((await loadTheme(DEFAULT_THEME)).components))
  if (problem === undefined) return { theme }
  const hint = "Use docgen's theme and override what you want to change: see “Custom themes” in the manual"
  return { problem: { message: `the theme of the package ${name} ${problem}`, hint } }
}

/** Reports overrides of components that the theme does not have. */
function checkComponentNames({ components }: Theme, { config, locateInConfig }: ThemeRequest): readonly Diagnostic[] {
  const names = Object.keys(components)
  const unknown = Object.keys(config.theme.components).filter((component) => !names.includes(component))
  return unknown.map((component): Diagnostic => {
    const near = nearestWord(component, names)
    return {
      code: 'invalid-theme',
      severity: 'error',
      ...locateInConfig(['theme', 'components', component], 'key'),
      message: `the theme has no component ${component}`,
      hint: near === undefined ? `It has ${names.join(', ')}` : `Did you mean ${near}?`,
    }
  })
}

/**
 * Finds a theme package from the site's folder; `undefined` if it is not installed. Its key is a hash of all files of
 * the package; the default theme is part of docgen and has docgen's build id.
 */
function findTheme(name: string, siteDir: string): { specifier: string; key: string } | undefined {
  if (name === DEFAULT_THEME) return { specifier: DEFAULT_THEME, key: BUILD_ID }
  try {
    const path = createRequire(join(siteDir, 'site.config.js')).resolve(name)
    const key = hashPackage(name, path, siteDir)
    // A changed theme needs a new URL, as with overrides.
    return { specifier: `${pathToFileURL(path).href}?${key}`, key }
  } catch {
    return undefined
  }
}

/**
 * Hashes all files of a theme's package, because its code may be in any of them. Its manifest and its lockfile
 * represent its dependencies.
 */
function hashPackage(name: string, entry: string, siteDir: string): string {
  const manifest = findManifest(siteDir, packageOf(name))
  if (manifest === undefined) return hashBytes(readRegularFile(entry))
  const folder = dirname(realpathSync(join(siteDir, manifest)))
  const { value } = listFiles({ siteDir: folder, folder: '', includesDotFiles: false })
  return hashValue([name, value.map((file) => [file, hashBytes(readRegularFile(join(folder, file)))])])
}

/** Describes why a theme cannot be loaded, as the end of a sentence. */
function describeFailure(error: unknown): string {
  if (error instanceof MissingThemeError) return 'exports no theme'
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return `can't be loaded: ${line.replace(/ imported from .*/, '')}`
}

function toFailure(position: ReturnType<LocateInConfig>, problem: ThemeProblem): Outcome<undefined> {
  const diagnostic: Diagnostic = { code: 'invalid-theme', severity: 'error', ...position, ...problem }
  return { value: undefined, diagnostics: [diagnostic] }
}
