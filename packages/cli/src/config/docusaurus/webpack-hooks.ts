import fs from 'node:fs'
import { isRecord } from '../is-record.js'
import { createBundler, type WebpackCall, type WebpackConfig } from './call-webpack.js'
import type { LoadContext } from './load-context.js'

/** A function that a webpack plugin runs at a hook. */
export interface WebpackTap {
  /** Name of the class of the plugin. */
  readonly plugin: string
  readonly hook: string
  readonly run: () => Promise<unknown>
}

/** Functions that webpack plugins run before webpack reads the first module, and the plugins that failed. */
export interface WebpackTaps {
  /** In the order in which webpack runs them. */
  readonly taps: readonly WebpackTap[]
  /** Plugins that threw an error when docgen applied them. */
  readonly failures: readonly { readonly plugin: string; readonly error: unknown }[]
}

/**
 * Hooks that webpack calls before it reads the first module, in this order. Later hooks receive objects of webpack that
 * docgen has no counterpart for.
 */
const EARLY_HOOKS = [
  'environment',
  'afterEnvironment',
  'afterPlugins',
  'initialize',
  'beforeRun',
  'run',
  'beforeCompile',
  'compile',
]
/**
 * Hooks whose functions receive the compiler. webpack passes nothing, or factories of modules, to the functions of
 * other hooks; docgen passes an empty object.
 */
const WITH_COMPILER: ReadonlySet<string> = new Set(['afterPlugins', 'beforeRun', 'run'])

/** Names of webpack plugins that docgen converts, or that do not change the exports of modules. */
export const CONVERTED_PLUGINS: ReadonlySet<string> = new Set([
  'BannerPlugin',
  'BundleAnalyzerPlugin',
  'CompressionPlugin',
  'DefinePlugin',
  'ForkTsCheckerWebpackPlugin',
  'IgnorePlugin',
  'ProgressPlugin',
  'ProvidePlugin',
  'SourceMapDevToolPlugin',
  'WebpackBarPlugin',
])

/** The webpack plugins that `configureWebpack` added. */
export function listWebpackPlugins({ config, returned }: WebpackCall): readonly unknown[] {
  const plugins = isRecord(returned) ? returned['plugins'] : undefined
  return [...config.plugins, ...(Array.isArray(plugins) ? plugins : [])].filter(Boolean)
}

/** Name of the class or function of a webpack plugin, for messages. */
export function nameWebpackPlugin(plugin: unknown): string {
  return (
    String(typeof plugin === 'function' ? plugin.name : Object(plugin).constructor?.name).trim() || 'without a name'
  )
}

/**
 * Applies webpack plugins to a compiler that records the functions that they add to hooks. Returns the functions of
 * early hooks.
 */
export function tapWebpackPlugins(call: WebpackCall, context: LoadContext): WebpackTaps {
  const found: WebpackTap[] = []
  const failures: { plugin: string; error: unknown }[] = []
  for (const plugin of listWebpackPlugins(call)) {
    const name = nameWebpackPlugin(plugin)
    if (CONVERTED_PLUGINS.has(name)) continue
    const compiler = createCompiler(call.config, context, (hook, run) => found.push({ plugin: name, hook, run }))
    try {
      if (typeof plugin === 'function') plugin.call(compiler, compiler)
      else Object(plugin).apply?.(compiler)
    } catch (error) {
      failures.push({ plugin: name, error })
    }
  }
  const taps = EARLY_HOOKS.flatMap((hook) => found.filter((tap) => tap.hook === hook))
  return { taps, failures }
}

type AddTap = (hook: string, run: () => Promise<unknown>) => void

/** An object with the parts of webpack's compiler that plugins use before it compiles. */
function createCompiler(options: WebpackConfig, context: LoadContext, add: AddTap): object {
  const compiler = {
    name: 'client',
    context: context.siteDir,
    options,
    webpack: createBundler(),
    hooks: new Proxy({}, { get: (_, hook) => createHook(String(hook), () => compiler, add) }),
    outputPath: context.outDir,
    inputFileSystem: fs,
    outputFileSystem: fs,
    intermediateFileSystem: fs,
    watchMode: false,
    isChild: () => false,
    getInfrastructureLogger: () => new Proxy({}, { get: () => () => {} }),
  }
  return compiler
}

function createHook(hook: string, compiler: () => object, add: AddTap): object {
  const listArguments = WITH_COMPILER.has(hook) ? () => [compiler()] : () => [{}]
  const created = {
    tap: (_: unknown, run: Run) => add(hook, async () => run(...listArguments())),
    tapPromise: (_: unknown, run: Run) => add(hook, async () => run(...listArguments())),
    tapAsync: (_: unknown, run: Run) => add(hook, () => runWithCallback(run, listArguments())),
    intercept: () => {},
    for: () => created,
    isUsed: () => false,
  }
  return created
}

type Run = (...args: readonly unknown[]) => unknown

function runWithCallback(run: Run, args: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (error?: unknown): void => (error ? reject(error) : resolve(undefined))
    // An async function that also takes a callback reports its error by its promise.
    Promise.resolve(run(...args, done)).catch(reject)
  })
}
