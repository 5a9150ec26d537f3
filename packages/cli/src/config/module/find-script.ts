import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJsonFile } from '../files/read-json-file.js'
import { isRecord } from '../is-record.js'
import { pathExists, readRegularFile } from '../read-regular-file.js'
import { toSitePath } from '../site-path.js'
import { findManifest } from './hash-inputs.js'
import { detectPackageManager, PACKAGE_COMMANDS } from './package-manager.js'

/** Matches names of scripts that probably create files before a build, such as `gen`, `docs:fetch` and `fetchData`. */
const GENERATES =
  /(?:^|[:_-])(?:(?:code)?gen|copy|download|fetch|generate|import|pre(?:build|dev|docusaurus|start)|sync)(?=$|[:_A-Z-])/
/** Names of scripts that create the files a package exports. */
const BUILDS = ['build', 'prepare', 'compile', 'prepack', 'dist']
/** Extensions of files that mdoc does not create: it only writes Markdown. */
const NOT_MARKDOWN = /\.(?!mdx?$)\w+$/
/** Packages that write Markdown pages, and their commands. */
const GENERATORS: Readonly<Record<string, string>> = {
  'docusaurus-plugin-typedoc': 'npx docusaurus generate-typedoc',
  'docusaurus-plugin-openapi-docs': 'npx docusaurus gen-api-docs all',
  '@graphql-markdown/docusaurus': 'npx docusaurus graphql-to-doc',
}
/** Minimum length of a file name to find in commands, in characters: shorter names are part of too many commands. */
const MIN_NAME = 3

/**
 * The command that seems to create a file; `undefined` if there is none. In this order:
 * - a script in the site's `package.json` whose name suggests that it creates files, and that mentions the file
 * - a script that mentions the file or folder that git ignores, and does not delete it
 * - the only script whose name suggests that it creates files
 * - the command of a listed package that writes Markdown pages, if git ignores the file
 * - a target of a Makefile, or a task of mdoc
 */
export function findScript(siteDir: string, path: string): string | undefined {
  const scripts = readScripts(join(siteDir, 'package.json'))
  const name = (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  const mentions = ([key, command]: readonly [string, string]): boolean =>
    name.length >= MIN_NAME && `${key} ${command}`.split(/[^\w-]+/).includes(name)
  const generating = scripts.filter(
    ([key, command], index) => GENERATES.test(key) && scripts.findLastIndex(([, other]) => other === command) === index,
  )
  const ignored = findIgnored(siteDir, path)
  const script =
    generating.find(mentions) ??
    scripts.find(
      ([, command]) => ignored !== undefined && hasPath(command, ignored) && !/\brm\b|rimraf/.test(command),
    ) ??
    (generating.length === 1 ? generating[0] : undefined)
  return script
    ? runCommand(siteDir, script[0])
    : ((ignored === undefined ? undefined : findGenerator(siteDir)) ??
        findMakeTarget(siteDir, { name, isIgnored: ignored !== undefined }) ??
        (NOT_MARKDOWN.test(path) ? undefined : findMdoc(siteDir)))
}

/** Whether an argument of a command is a path, or contains it as part of a longer path. */
function hasPath(command: string, path: string): boolean {
  return command.split(/[\s'"=]+/).some((word) => `/${word}/`.includes(`/${path}/`))
}

/** The part of a path that a `.gitignore` of the repository excludes: the file or a folder; `undefined` if none. */
export function findIgnored(siteDir: string, path: string): string | undefined {
  const parts = path.split('/')
  const prefixes = parts.flatMap((part, index) =>
    part === '..' || part === '' ? [] : [parts.slice(0, index + 1).join('/')],
  )
  for (const folder of listAncestors(siteDir)) {
    const patterns = new Set(
      readLines(join(folder, '.gitignore')).map((line) => line.trim().replace(/^\/|\/(?:\*\*?)?$/g, '')),
    )
    const prefix = prefixes.find((each) => patterns.has(toSitePath(folder, join(siteDir, each))))
    if (prefix !== undefined) return prefix
  }
  return undefined
}

/** The command of a package that writes Markdown pages, if the site's `package.json` lists such a package. */
function findGenerator(siteDir: string): string | undefined {
  const name = Object.keys(GENERATORS).find((each) => listsPackage(siteDir, each))
  return name === undefined ? undefined : GENERATORS[name]
}

/**
 * Returns the command for a target in a Makefile of the repository. Of the targets that mention the file, it takes the
 * first whose name suggests that it creates files, or else the first. If no target mentions the file, but git ignores
 * the file, it takes the first target whose name suggests that it generates docs.
 */
function findMakeTarget(
  siteDir: string,
  { name, isIgnored }: { readonly name: string; readonly isIgnored: boolean },
): string | undefined {
  if (name.length < MIN_NAME) return undefined
  for (const folder of listAncestors(siteDir)) {
    const targets: string[] = []
    const documentTargets: string[] = []
    let target: string | undefined
    for (const line of readLines(join(folder, 'Makefile'))) {
      const declared = /^([\w-]+)[ \t]*:(?!=)/.exec(line)?.[1]
      target = declared ?? (line.startsWith('\t') ? target : undefined)
      if (declared !== undefined && GENERATES.test(declared) && /docs?\b/.test(declared)) documentTargets.push(declared)
      if (target !== undefined && !/^\t[@-]?rm /.test(line) && mentionsName(line, name)) targets.push(target)
    }
    const script =
      targets.find((each) => GENERATES.test(each)) ?? targets[0] ?? (isIgnored ? documentTargets[0] : undefined)
    if (script === undefined) continue
    const from = toSitePath(siteDir, folder)
    return from === '' ? `make ${script}` : `make -C ${from} ${script}`
  }
  return undefined
}

function mentionsName(line: string, name: string): boolean {
  return [/[^\w-]+/, /[^\w-]+|-/].some((separator) => line.split(separator).includes(name))
}

/** The sbt task that writes pages with mdoc, in the build of the repository. */
function findMdoc(siteDir: string): string | undefined {
  for (const folder of listAncestors(siteDir)) {
    let project: string | undefined
    for (const line of readLines(join(folder, 'build.sbt'))) {
      project = /^\s*(?:lazy )?val (\w+)/.exec(line)?.[1] ?? project
      if (/\b(?:MdocPlugin|mdoc(?:In|Out|Variables)?\s*:?=)/.test(line)) return `sbt ${project ?? 'docs'}/mdoc`
    }
  }
  return undefined
}

/** The site's folder and its parents, up to the root of its repository. */
function listAncestors(siteDir: string): readonly string[] {
  const folders = [siteDir]
  for (let folder = siteDir; !pathExists(join(folder, '.git')); ) {
    const parent = dirname(folder)
    // Outside of a repository, only the parent folder may belong to the site.
    if (parent === folder) return folders.slice(0, 2)
    folders.push(parent)
    folder = parent
  }
  return folders
}

function readLines(path: string): readonly string[] {
  try {
    return readRegularFile(path).toString().split(/\r?\n/)
  } catch {
    return []
  }
}

/** How to create the files that an installed package lacks, if it belongs to the same repository and has a build. */
export function hintForPackage(siteDir: string, name: string): string | undefined {
  const manifest = findManifest(siteDir, name)
  if (manifest === undefined) return undefined
  const folder = dirname(realpathSync(join(siteDir, manifest)))
  // Package managers link the packages of a workspace; all other packages are in `node_modules`.
  if (/[\\/]node_modules[\\/]/.test(folder)) return undefined
  const scripts = readScripts(join(folder, 'package.json')).map(([key]) => key)
  const script = BUILDS.find((each) => scripts.includes(each))
  if (script === undefined) return undefined
  const command = `${runCommand(folder, script)} in ${toSitePath(siteDir, folder) || '.'}`
  return `It belongs to this repository, and is probably not built: run ${command}`
}

/** The command that installs the packages in the site's `package.json`, if this package is among them. */
export function findInstall(siteDir: string, name: string): string | undefined {
  return listsPackage(siteDir, name) ? PACKAGE_COMMANDS[detectPackageManager(siteDir)].install : undefined
}

/** Whether the `package.json` in the site's folder lists a package. Ignores the `package.json` of parent folders. */
export function listsPackage(siteDir: string, name: string): boolean {
  const manifest = readJsonFile(join(siteDir, 'package.json'))
  return ['dependencies', 'devDependencies', 'optionalDependencies'].some((field) => {
    const list = isRecord(manifest) ? manifest[field] : undefined
    return isRecord(list) && Object.hasOwn(list, name)
  })
}

function runCommand(folder: string, script: string): string {
  return `${PACKAGE_COMMANDS[detectPackageManager(folder)].run} ${script}`
}

function readScripts(file: string): readonly (readonly [string, string])[] {
  const manifest = existsSync(file) ? readJsonFile(file) : undefined
  const scripts = isRecord(manifest) ? manifest['scripts'] : undefined
  return isRecord(scripts)
    ? Object.entries(scripts).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : []))
    : []
}
