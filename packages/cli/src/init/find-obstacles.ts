import { lstatSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { CONFIG_FILES } from '../config/find-config.js'
import { nameFolder } from '../config/name-folder.js'

const FILE_HINT = 'Move it, or choose another folder: npx docgen init my-docs'

/** The errors that explain why a new site cannot be created in a folder; empty if it can. */
export function findObstacles(siteDir: string, paths: Iterable<string>): Diagnostic[] {
  const names = listFolder(siteDir)
  if (names === undefined) {
    const message = `${siteDir} is a file, not a folder`
    return [
      {
        code: 'no-such-folder',
        severity: 'error',
        message,
        hint: 'Choose a folder that is empty or does not exist yet',
      },
    ]
  }
  const docusaurus = names.find((name) => /^docusaurus\.config\.(?:[cm]?[jt]s)$/.test(name))
  if (docusaurus !== undefined) {
    return [
      {
        code: 'docusaurus-site',
        severity: 'error',
        file: docusaurus,
        message: 'this folder contains a Docusaurus site, whose pages docgen reads unchanged',
        hint: 'Run npx docgen migrate docusaurus here: it writes a site.config.ts and changes nothing else',
      },
    ]
  }
  const configs = CONFIG_FILES.filter((name) => names.includes(name))
  const obstacles = new Set([...configs, ...[...paths].flatMap((path) => findObstacle(siteDir, path) ?? [])])
  const [file, ...others] = obstacles
  if (file === undefined) return []
  const reason = others.length === 0 ? 'this file already exists' : `${listAnd([file, ...others])} already exist`
  return [
    {
      code: 'init-file-exists',
      severity: 'error',
      file,
      message: `${reason}, and docgen init overwrites nothing`,
      hint: configs.length > 0 ? hintForSite(siteDir) : FILE_HINT,
    },
  ]
}

function hintForSite(siteDir: string): string {
  const folder = nameFolder(siteDir)
  const other = basename(siteDir) === 'my-docs' ? 'my-other-docs' : 'my-docs'
  return `To serve the site in this folder: npx docgen dev${folder === '.' ? '' : ` ${folder}`}. For another one: npx docgen init ${other}`
}

/** Whether the folder rejects every new site, so that there is no point in prompting for one. */
export function isRefused(siteDir: string): boolean {
  try {
    return findObstacles(siteDir, []).length > 0
  } catch {
    // The folder cannot be read; writing to it then reports the reason.
    return true
  }
}

function listAnd(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Names in a folder: empty if it does not exist yet, `undefined` if it is a file. */
function listFolder(folder: string): readonly string[] | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats === undefined) return []
  return stats.isDirectory() ? readdirSync(folder) : undefined
}

/** Returns the path if it exists, or a file in place of one of its parent folders; undefined if neither exists. */
function findObstacle(siteDir: string, path: string): string | undefined {
  const parts = path.split('/')
  for (let length = 1; length < parts.length; length++) {
    const above = parts.slice(0, length).join('/')
    const stats = statSync(join(siteDir, above), { throwIfNoEntry: false })
    if (stats === undefined) return undefined
    if (!stats.isDirectory()) return above
  }
  // A broken symbolic link also counts.
  return lstatSync(join(siteDir, path), { throwIfNoEntry: false }) === undefined ? undefined : path
}
