import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { PLACEHOLDER_MODULE } from './placeholder-module.js'

/**
 * Packages that a config only passes on, so only their identity matters. Excludes Docusaurus' utilities, because
 * configs use their results.
 */
const PASS_THROUGH_PACKAGES =
  /^(?:@docusaurus\/(?!utils|logger)|docusaurus-|@[^/]+\/docusaurus-|redocusaurus|prism-react-renderer|remark-|rehype-|@[^/]+\/(?:remark|rehype)-)/

/** Packages of `PASS_THROUGH_PACKAGES` that several sites may share, and that may create a part of the config. */
const SHARED = /^(?:docusaurus-(?!plugin-|theme-)|@(?!docusaurus\/)[^/]+\/docusaurus-)/

/** Matches no name. */
const NO_PACKAGE = /(?!)/

/**
 * Code that replaces `node:module` in ES module configs, so that a `require` function that they create also returns
 * placeholders.
 */
const requireModule = (passThroughPackages: RegExp): string => `
import placeholder from 'docgen-placeholder'
import { createRequire as create } from 'node:module'
export const createRequire = (from) => {
  const original = create(from)
  const load = (id) => {
    if (${passThroughPackages}.test(id)) return placeholder(id)
    try {
      return original(id)
    } catch (error) {
      if (/^[./]/.test(id)) throw error
      return placeholder(id)
    }
  }
  return Object.assign(load, { resolve: __docgen_module(String(from)).resolve })
}
export { builtinModules, isBuiltin } from 'node:module'
export default { createRequire }
`

/** Colors of code in Docusaurus, which installs this package. docgen does not use them. */
export const CODE_COLORS = /^prism-react-renderer(?:\/|$)/

/** How to treat packages that a config imports. */
export interface PackageUse {
  /** Packages to load although configs usually only pass them on, because the config needs their results. */
  readonly loaded?: readonly string[]
  /** Whether to load packages that several sites share, because the config lacks fields without them. */
  readonly loadsShared?: boolean
  /** Whether to load every installed package, because plugins of the config will run. */
  readonly isWhole?: boolean
  /** Packages that may be replaced; all if absent. */
  readonly replaceable?: RegExp
  /** Packages that configs only pass on; those of Docusaurus if absent. */
  readonly passThroughPackages?: RegExp
  /** JavaScript that creates placeholders; `PLACEHOLDER_MODULE` if absent. */
  readonly placeholderModule?: string
}

/** Replaces packages that are missing, or that the config only passes on, with placeholders. */
export function placeholderPlugin(
  siteDir: string,
  {
    loaded = [],
    loadsShared = false,
    isWhole = false,
    replaceable,
    passThroughPackages = PASS_THROUGH_PACKAGES,
    placeholderModule = PLACEHOLDER_MODULE,
  }: PackageUse,
): Plugin {
  const isPassThrough = (specifier: string): boolean =>
    !isWhole &&
    passThroughPackages.test(specifier) &&
    !loaded.includes(specifier) &&
    !(loadsShared && SHARED.test(specifier))
  return {
    name: 'docgen-placeholder',
    setup(build) {
      build.onResolve({ filter: /^docgen-placeholder$/ }, ({ path }) => ({ path, namespace: 'placeholder-factory' }))
      build.onLoad({ filter: /.*/, namespace: 'placeholder-factory' }, () => ({
        contents: placeholderModule,
        loader: 'js',
      }))
      build.onResolve({ filter: /^(?:node:)?module$/ }, ({ kind, namespace }) =>
        replaceable === undefined && kind === 'import-statement' && namespace === 'file'
          ? { path: 'module', namespace: 'placeholder-require' }
          : undefined,
      )
      build.onLoad({ filter: /.*/, namespace: 'placeholder-require' }, () => ({
        contents: requireModule(isWhole ? NO_PACKAGE : passThroughPackages),
        loader: 'js',
        resolveDir: siteDir,
      }))
      build.onResolve({ filter: replaceable ?? /^[^./]/ }, async ({ path, pluginData, ...rest }) => {
        const { kind, namespace } = rest
        if (pluginData?.isResolving || kind === 'entry-point' || kind === 'require-resolve' || namespace !== 'file')
          return undefined
        if (path.startsWith('node:')) return undefined
        // A package may import a dependency that is not installed in the site's folder.
        const isFound = async (): Promise<boolean> =>
          isInstalled(siteDir, path) ||
          (await build.resolve(path, { ...rest, pluginData: { isResolving: true } })).errors.length === 0
        return !isPassThrough(path) && (await isFound()) ? undefined : { path, namespace: 'placeholder' }
      })
      build.onLoad({ filter: /.*/, namespace: 'placeholder' }, ({ path }) => ({
        contents: `module.exports = require('docgen-placeholder')(${JSON.stringify(path)})`,
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }
}

function isInstalled(siteDir: string, specifier: string): boolean {
  try {
    createRequire(join(siteDir, 'package.json')).resolve(specifier)
    return true
  } catch {
    return false
  }
}
