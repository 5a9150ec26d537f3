import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readReason } from '@docgen/renderer/contract'
import type { TypedCode } from '@docgen/renderer/markdown'
import { isRecord } from '../../config/is-record.js'
import { toSitePath } from '../../config/site-path.js'
import { type FoundError, type TwoslashNode, type TwoslashResult, toTypedCode } from './to-typed-code.js'
import type { TypeCheckSettings } from './type-check-settings.js'

/** Checks a block and describes its types, or rejects with the error of a package. `language` is lower case. */
export type RunTwoslash = (code: string, language: string) => TypedCode

/** The part of TypeScript that docgen uses itself. */
interface TypeScript {
  readonly sys: { readonly readFile: (path: string, encoding?: string) => string | undefined }
  readonly optionDeclarations: readonly { readonly name: string }[]
  readonly getDefaultLibFilePath: (options: object) => string
  readonly readConfigFile: (path: string, read: ReadText) => { readonly config?: unknown; readonly error?: object }
  readonly parseJsonConfigFileContent: (
    json: unknown,
    host: object,
    folder: string,
    existing: object,
    path: string,
  ) => { readonly options: Readonly<Record<string, unknown>> }
}

type ReadText = (path: string) => string | undefined

/** The part of `twoslash/core` that docgen uses. */
interface Twoslash {
  readonly createTwoslasher: (options: object) => (code: string, language: string, options: object) => TwoslashResult
}

/** Comments of Shiki, which become notes. */
const TAGS = ['annotate', 'log', 'warn', 'error']

/** Names of the comments that set options of twoslash itself. */
const SETTINGS = ['errors', 'noErrors', 'noErrorsCutted', 'noErrorValidation', 'noStaticSemanticInfo']

/** Options of a `tsconfig.json` that concern a whole project or its output. */
const PROJECT_OPTIONS: ReadonlySet<string> = new Set([
  ...['rootDir', 'outDir', 'outFile', 'composite', 'incremental', 'tsBuildInfoFile', 'noEmit', 'configFilePath'],
  ...['declaration', 'declarationDir', 'declarationMap', 'emitDeclarationOnly', 'noUnusedLocals', 'noUnusedParameters'],
])

/** TypeScript's numbers for `moduleResolution: "bundler"` and `jsx: "react-jsx"`. */
const BUNDLER = 100
const REACT_JSX = 4

/** Loads twoslash and TypeScript from the site's packages, which takes a second. Throws what they throw. */
export function loadTwoslash({ siteDir, tsconfig, typescript }: TypeCheckSettings): RunTwoslash {
  const load = createRequire(join(siteDir, 'package.json'))
  const { createTwoslasher }: Twoslash = load('twoslash/core')
  const ts: TypeScript = load(typescript)
  const inputs = new Set<string>()
  const readFile: TypeScript['sys']['readFile'] = (path, encoding) => {
    const text = ts.sys.readFile(path, encoding)
    const isPackage = path.replaceAll('\\', '/').includes('/node_modules/')
    const input = text === undefined || isPackage ? undefined : toSitePath(siteDir, path)
    // The key of the packages contains the manifest of the site.
    if (input !== undefined && input !== 'package.json') inputs.add(input)
    return text
  }
  const tsModule = { ...ts, sys: { ...ts.sys, readFile } }
  const compilerOptions = tsconfig === undefined ? {} : readCompilerOptions(tsModule, tsconfig)
  const run = createTwoslasher({
    tsModule,
    vfsRoot: siteDir,
    tsLibDirectory: dirname(ts.getDefaultLibFilePath({})),
    customTags: TAGS,
    compilerOptions: {
      ...('module' in compilerOptions ? {} : { moduleResolution: BUNDLER }),
      jsx: REACT_JSX,
      ...compilerOptions,
    },
    handbookOptions: { noErrorValidation: true },
  })
  const settings = [...ts.optionDeclarations.map(({ name }) => name), ...SETTINGS, ...TAGS]
  return (code, language) => {
    const errors: FoundError[] = []
    const incomplete: number[] = []
    const filterNode = (node: TwoslashNode): boolean => {
      if (node.type === 'error') errors.push(node)
      if (node.type === 'completion' && node.completions?.length === 0) incomplete.push(node.start)
      return true
    }
    const finish = (typed: Omit<TypedCode, 'inputs'>): TypedCode => ({ ...typed, inputs: [...inputs].sort() })
    try {
      return finish(toTypedCode(run(code, language, { filterNode }), { written: code, errors, incomplete, settings }))
    } catch (error) {
      return finish(describeFailure(code, error))
    }
  }
}

/** Reads the compiler options of a `tsconfig.json`, and of the files that it extends. */
function readCompilerOptions(ts: TypeScript, path: string): Readonly<Record<string, unknown>> {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile)
  if (error) throw new Error(`${path} is not valid`)
  // Without files, TypeScript need not search the folder.
  const json = { ...(isRecord(config) ? config : {}), files: [], include: [] }
  const { options } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(path), {}, path)
  return Object.fromEntries(Object.entries(options).filter(([name]) => !PROJECT_OPTIONS.has(name)))
}

/** Title of an error of twoslash → what is wrong, and how to fix it. */
const FAILURES: Readonly<Record<string, { readonly message: string; readonly hint: string }>> = {
  'Invalid quick info query': {
    message: '^? points at no identifier',
    hint: 'Move the caret below an identifier of the line above, which no comment cuts',
  },
  'Invalid completion query': {
    message: '^| points at code that is not shown',
    hint: 'Move the caret below the end of the word to complete',
  },
  'Mismatched cut markers': {
    message: 'only one end of a cut is marked',
    hint: 'Write // ---cut-start--- before the lines to cut, and // ---cut-end--- after them',
  },
}

/** Describes an error that twoslash threw because of a comment in the block. */
function describeFailure(code: string, error: unknown): Omit<TypedCode, 'inputs'> {
  const { title, description, recommendation }: Readonly<Record<string, unknown>> = Object(error)
  const isComment = typeof title === 'string' && typeof description === 'string'
  const known = isComment ? FAILURES[title] : undefined
  const message = isComment ? `${title}: ${description}` : `twoslash threw: ${readReason(error)}`
  const line = isComment ? /\bline(?:\(s\))? (\d{1,6})/.exec(description)?.[1] : undefined
  return {
    code,
    types: [],
    marks: [],
    notes: [],
    problems: [
      {
        message: message.split('\n', 1)[0] ?? '',
        ...(typeof recommendation === 'string' && recommendation !== '' && { hint: recommendation }),
        ...known,
        ...(line !== undefined && { line: Number(line) - 1 }),
      },
    ],
  }
}
