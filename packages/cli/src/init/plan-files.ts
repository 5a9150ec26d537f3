import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { readJsonFile } from '../config/files/read-json-file.js'
import type { PackageManager } from '../config/module/package-manager.js'
import { isFile, pathExists, readRegularFile } from '../config/read-regular-file.js'
import { toSlug } from '../graph/routes/resolve-slug.js'
import { listFiles } from '../read/files/list-files.js'
import { listRoutes, type SiteRoutes } from '../session/list-routes.js'
import type { Installation } from './list-next-steps.js'
import type { TemplateName } from './templates.js'

/** The site to create. */
export interface SitePlan {
  /** Absolute path of the new site's folder. */
  readonly siteDir: string
  /** Absolute path of docgen's templates. */
  readonly templatesDir: string
  readonly title: string
  readonly template: TemplateName
  /** Existing files that become the site's docs instead of the template's. */
  readonly documents?: ExistingDocuments
  readonly packageManager: PackageManager
  readonly installation: Installation
  /** docgen's version. */
  readonly version: string
}

// The title in the templates' configs, quotes included; pages read it from there.
const TITLE = "'My product'"

// Parts of the template for existing docs that `fillTemplate` replaces or removes.
const DOCS = "docs: { path: 'docs' }"
const START = /^ *\/\/ Home page, until.*\n.*\n/m

// Existing files of these names are kept: the user has decided on their content.
const OPTIONAL = ['.gitignore', 'pnpm-workspace.yaml', 'tsconfig.json', 'docgen.d.ts']

/** The files of a new site: path relative to its folder, with slashes → text. */
export function planFiles(plan: SitePlan): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const folder of ['every-site', plan.documents ? 'existing' : plan.template]) {
    const root = join(plan.templatesDir, folder)
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const target = targetPath(relative(root, path))
      files.set(target, nameSchema(target, plan) + fillTemplate(readRegularFile(path).toString(), plan))
    }
  }
  if (plan.installation === 'none') files.set('package.json', writeManifest(plan))
  if (!needsBuildSettings(plan)) files.delete('pnpm-workspace.yaml')
  for (const path of OPTIONAL) if (existsSync(join(plan.siteDir, path))) files.delete(path)
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The path of a template file in the site. npm omits dotfiles from packages, so `.gitignore` begins with `_` there. */
function targetPath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^_(?=gitignore$)/, '.')
}

function fillTemplate(text: string, { title, documents }: SitePlan): string {
  const titled = text.replace(TITLE, () => quote(title))
  if (!documents) return titled
  const { path, start } = documents
  const withFolder = titled.replace(DOCS, () => `docs: { path: ${quote(path)} }`)
  return start === undefined ? withFolder.replace(START, '') : withFolder.replace("'/start'", () => quote(start))
}

const SCHEMAS = 'node_modules/@docgen/cli/dist/schemas'

/** The comment with which editors find the JSON Schema of a category file; empty for other files. */
function nameSchema(path: string, { siteDir }: Pick<SitePlan, 'siteDir'>): string {
  if (!path.endsWith('/_category_.yml')) return ''
  const up = '../'.repeat(path.split('/').length - 1 + countFoldersToPackages(siteDir))
  return `# yaml-language-server: $schema=${up}${SCHEMAS}/category.json\n`
}

/** How many levels above the site docgen is installed: 0 if it is not installed yet. */
function countFoldersToPackages(siteDir: string): number {
  let count = 0
  for (let folder = siteDir; ; folder = dirname(folder), count++) {
    if (existsSync(join(folder, 'node_modules/@docgen/cli'))) return count
    if (dirname(folder) === folder) return 0
  }
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}

/** Whether the site needs a `pnpm-workspace.yaml`: pnpm fails without a decision on install scripts. */
function needsBuildSettings({
  packageManager,
  installation,
  siteDir,
}: Pick<SitePlan, 'packageManager' | 'installation' | 'siteDir'>): boolean {
  return packageManager === 'pnpm' && installation === 'none' && !isInWorkspace(siteDir)
}

function isInWorkspace(folder: string): boolean {
  return findWorkspaceFile(folder) !== undefined
}

function findWorkspaceFile(folder: string): string | undefined {
  const path = join(folder, 'pnpm-workspace.yaml')
  if (isFile(path)) return path
  return dirname(folder) === folder ? undefined : findWorkspaceFile(dirname(folder))
}

/**
 * The file that still needs a decision about esbuild's install script for pnpm; `undefined` if the new site contains
 * that file, if the decision exists, and for other package managers.
 */
export function findUndecidedWorkspace(plan: Pick<SitePlan, 'packageManager' | 'installation' | 'siteDir'>) {
  if (plan.packageManager !== 'pnpm' || needsBuildSettings(plan)) return undefined
  const path = findWorkspaceFile(plan.siteDir) ?? join(plan.siteDir, 'pnpm-workspace.yaml')
  return existsSync(path) && /\besbuild\b/.test(readRegularFile(path).toString()) ? undefined : path
}

/** For TypeScript in editors. */
const REACT_TYPES = '^19.2.0'

// npm warns about undecided install scripts. esbuild's only checks the installation.
const NPM_SETTINGS = { allowScripts: { esbuild: false } }

function writeManifest({ siteDir, version, packageManager }: SitePlan): string {
  const manifest = {
    name: packageNameFromFolder(siteDir),
    // Yarn 1 workspaces ignore packages without a version.
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'docgen dev', build: 'docgen build', serve: 'docgen serve' },
    devDependencies: {
      '@docgen/cli': `^${version}`,
      // npm and Yarn also find the types on which docgen depends. pnpm does not.
      ...(packageManager === 'pnpm' && { '@types/react': REACT_TYPES }),
    },
    ...(packageManager === 'npm' && NPM_SETTINGS),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Generic folder names, which are not the title of a site. */
const GENERIC = /^(?:apps?|docs?|documentation|manual|packages|sites?|web|website|www)$/i

/**
 * The title of a new site: the name of the package that it documents, or else of the folder. In `project/docs`, the
 * name of the project's package or folder.
 */
export function suggestTitle(siteDir: string): string {
  for (let folder = siteDir; folder !== dirname(folder); folder = dirname(folder)) {
    const name = readPackageName(folder)?.replace(/^@[^/]*\//, '')
    if (name !== undefined && !GENERIC.test(name)) return titleFromFolder(name)
    const isNamed = !GENERIC.test(basename(folder))
    if (isNamed && (folder === siteDir || isProject(folder))) return titleFromFolder(folder)
    if (isNamed) break
  }
  return titleFromFolder(siteDir)
}

function isProject(folder: string): boolean {
  return ['package.json', '.git'].some((name) => pathExists(join(folder, name)))
}

function readPackageName(folder: string): string | undefined {
  const manifest = readJsonFile(join(folder, 'package.json'))
  return typeof manifest === 'object' && manifest !== null && 'name' in manifest && typeof manifest.name === 'string'
    ? manifest.name
    : undefined
}

/** Derives a title from the name of a folder: `my-docs` becomes `My docs`. */
export function titleFromFolder(folder: string): string {
  const words =
    basename(folder)
      .match(/[\p{L}\p{M}\p{N}.]+/gu)
      ?.join(' ') ?? 'My docs'
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Derives a valid package name from the name of a folder. */
export function packageNameFromFolder(folder: string): string {
  const slug = toSlug(basename(folder).normalize('NFKD')).replace(/[^a-z0-9-]/g, '')
  return /[a-z0-9]/.test(slug) ? slug : 'docs'
}

/** Existing Markdown files in a folder that is not a site yet. */
export interface ExistingDocuments {
  /** Folder of the files, relative to the site's; `.` for the site's folder itself. */
  readonly path: string
  readonly count: number
  /** Route of the page to start with, if there is none at `/`. */
  readonly start?: string
}

/** Files of the repository that are not docs: README.md, CHANGELOG.md. */
const REPOSITORY_FILE = /^[A-Z_]+\.mdx?$/

/**
 * Finds Markdown files that a new site can use as its docs: the files in `docs`, or else the files in the folder itself
 * if it is not a project. `undefined` if there are no such files.
 */
export async function findDocuments(siteDir: string): Promise<ExistingDocuments | undefined> {
  if (!existsSync(siteDir)) return undefined
  for (const path of isProject(siteDir) ? ['docs'] : ['docs', '.']) {
    const { value: files } = listFiles({ siteDir, folder: path === '.' ? '' : path, includesDotFiles: false })
    const pages = files.filter((file) => /\.mdx?$/.test(file) && !(path === '.' && REPOSITORY_FILE.test(file)))
    if (pages.length === 0) continue
    const routes = await listRoutes(siteDir, { title: 'x', url: 'https://x.example', docs: { path } })
    const start = routes.all.includes('/') ? undefined : findStart(routes)
    return { path, count: pages.length, ...(start !== undefined && { start }) }
  }
  return undefined
}

/** The first page of the sidebar, or the first page in a higher folder, where an introduction is more likely. */
function findStart({ all, main }: SiteRoutes): string | undefined {
  const depthOf = (route: string): number => route.split('/').length
  return main && [main, ...all].reduce((best, route) => (depthOf(route) < depthOf(best) ? route : best))
}
