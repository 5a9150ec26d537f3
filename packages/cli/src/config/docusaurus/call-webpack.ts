import { join } from 'node:path'
import type { LoadContext } from './load-context.js'
import type { OpenedPlugin } from './open-plugins.js'

/** The fields of a webpack config that plugins read and change in `configureWebpack`. */
export interface WebpackConfig {
  readonly resolve: {
    readonly alias: Record<string, unknown>
    readonly extensions: string[]
    readonly fallback: Record<string, unknown>
  }
  readonly module: { readonly rules: unknown[] }
  readonly plugins: unknown[]
}

/** The result of `configureWebpack`: its changes to the config that it received, and the parts that it returned. */
export interface WebpackCall {
  readonly config: WebpackConfig
  /** Rules that the method added to `config`. */
  readonly addedRules: readonly unknown[]
  readonly returned: unknown
}

/** Extensions that imports may omit in Docusaurus. */
export const WEBPACK_EXTENSIONS: readonly string[] = ['.wasm', '.mjs', '.js', '.jsx', '.ts', '.tsx', '.json']

/**
 * Calls `configureWebpack` of a plugin as Docusaurus does for the browser. Passes a config with the fields and rules of
 * Docusaurus' config, and a bundler whose plugins only store their settings. Throws the errors of the method.
 */
export function callWebpack({ methods }: OpenedPlugin, context: LoadContext, content?: unknown): WebpackCall {
  const config = createConfig(context)
  const tools = {
    currentBundler: { name: 'webpack', instance: createBundler() },
    getStyleLoaders: () => [{ loader: 'css-loader', options: {} }],
    getJSLoader: () => ({ loader: 'babel-loader', options: {} }),
    getCacheLoader: () => null,
    getBabelOptions: () => ({}),
  }
  const initialRules = [...config.module.rules]
  const returned = methods['configureWebpack']?.(config, false, tools, content)
  return { config, returned, addedRules: config.module.rules.filter((rule) => !initialRules.includes(rule)) }
}

function createConfig({ siteDir, generatedFilesDir, outDir, baseUrl }: LoadContext): WebpackConfig {
  const modules = join(siteDir, 'node_modules')
  const core = join(modules, '@docusaurus/core/lib')
  const clientNames = ['Link', 'Head', 'useBaseUrl', 'useDocusaurusContext', 'useGlobalData', 'useIsBrowser', 'router']
  const config = {
    mode: 'production',
    name: 'client',
    target: ['web'],
    context: siteDir,
    devtool: false,
    entry: { main: [join(core, 'client/clientEntry.js')] },
    output: {
      path: outDir,
      publicPath: baseUrl,
      filename: 'assets/js/[name].[contenthash:8].js',
      chunkFilename: 'assets/js/[name].[contenthash:8].js',
    },
    cache: { type: 'filesystem', buildDependencies: { config: [] } },
    performance: { hints: false },
    stats: {},
    experiments: {},
    infrastructureLogging: {},
    optimization: {
      minimize: true,
      minimizer: [],
      removeAvailableModules: false,
      runtimeChunk: true,
      splitChunks: { maxInitialRequests: 6, cacheGroups: { default: false, common: {}, vendors: {} } },
    },
    resolve: {
      extensions: [...WEBPACK_EXTENSIONS],
      symlinks: true,
      roots: [],
      alias: {
        '@site': siteDir,
        '@generated': generatedFilesDir,
        '@theme': join(siteDir, 'src/theme'),
        '@theme-init': join(modules, '@docusaurus/theme-classic/lib/theme'),
        '@theme-original': join(modules, '@docusaurus/theme-classic/lib/theme'),
        ...Object.fromEntries(
          clientNames.map((name) => [`@docusaurus/${name}`, join(core, `client/exports/${name}.js`)]),
        ),
      },
      fallback: {},
      modules: ['node_modules', modules],
    },
    resolveLoader: { modules: ['node_modules', modules] },
    module: { rules: createRules() },
    plugins: [],
  }
  return config
}

/** The module rules of Docusaurus: plugins search them for rules to change. */
function createRules(): object[] {
  const url = { loader: 'url-loader', options: { limit: 10_000, name: 'assets/[name]-[contenthash].[ext]' } }
  const script = { loader: 'babel-loader', options: {} }
  const style = { loader: 'css-loader', options: {} }
  return [
    { test: /\.(?:ico|jpg|jpeg|png|gif|webp|avif)$/i, use: [url] },
    { test: /\.(?:woff|woff2|eot|ttf|otf)$/i, use: [url] },
    { test: /\.(?:mp4|avi|mov|mkv|mpg|mpeg|vob|wmv|m4v|webm|ogv|wav|mp3|m4a|aac|oga|flac)$/i, use: [url] },
    { test: /\.(?:pdf|doc|docx|xls|xlsx|zip|rar)$/i, use: [url] },
    { test: /\.svg$/i, oneOf: [{ use: [{ loader: '@svgr/webpack', options: {} }] }, { use: [url] }] },
    { test: /\.[jt]sx?$/i, exclude: () => false, use: [script] },
    { test: /\.css$/i, exclude: /\.module\.css$/i, use: [style] },
    { test: /\.module\.css$/i, use: [style] },
  ]
}

/**
 * Creates a replacement of the module `webpack`. Every member is a class that stores its arguments in the same
 * properties as the plugins of webpack.
 */
export function createBundler(): object {
  return new Proxy({}, { get: (_, name) => (name === 'version' ? '5.0.0' : createMember(String(name))) })
}

function createMember(name: string): object {
  const member = {
    [name]: class {
      readonly definitions: unknown
      readonly resourceRegExp: unknown
      readonly newResource: unknown
      readonly options: unknown

      constructor(...values: readonly unknown[]) {
        this.definitions = this.options = values[0]
        this.resourceRegExp = values[0]
        this.newResource = values[1]
      }

      apply(): void {}
    },
  }
  return new Proxy(member[name] ?? class {}, {
    get: (target, key) => (Reflect.has(target, key) ? Reflect.get(target, key) : createMember(String(key))),
  })
}
