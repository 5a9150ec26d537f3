import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NEXT } from './replace-dist.mjs'

const INTRODUCTION =
  'The files beside this one hold code of the packages below. Each is followed by its license, as its authors publish it.'

/**
 * Writes `dist/third-party-licenses.txt` of a package: the packages in its bundles according to esbuild
 * (`metafiles`, with paths relative to the package), and their licenses. Throws if code has no license.
 */
export function writeNotices(folder, metafiles) {
  const inputs = metafiles.flatMap(({ outputs }) => Object.values(outputs).flatMap(({ inputs }) => listUsed(inputs)))
  const roots = new Set(inputs.flatMap((input) => findPackage(resolve(folder, input)) ?? []))
  const notices = [...roots].map(describePackage).sort()
  const text = [INTRODUCTION, ...new Set(notices)].join(`\n\n${'-'.repeat(80)}\n\n`)
  if (notices.length > 0) writeFileSync(join(folder, NEXT, 'third-party-licenses.txt'), `${text}\n`)
}

/** Input files that are part of the output. */
function listUsed(inputs) {
  return Object.keys(inputs).filter((input) => inputs[input].bytesInOutput > 0)
}

/** The folder of the installed package that contains a file. */
function findPackage(file) {
  return file.match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/)?.[0]
}

function describePackage(root) {
  const { name, version, license, licenses, author } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // Old manifests have a list of objects.
  const kind = license ?? licenses?.map(({ type }) => type).join(' or ')
  const file = readdirSync(root).find((entry) => /^(?:licen[cs]e|copying)\b/i.test(entry))
  // Some packages name the license only in that file.
  if (typeof kind !== 'string' && file === undefined) throw new Error(`${name} ${version} does not name its license`)
  const by = typeof author === 'string' ? author : author?.name
  const words = file === undefined ? `Copyright ${by ?? 'its authors'}` : read(root, file)
  return `${name} ${version}${typeof kind === 'string' ? ` (${kind})` : ''}\n\n${words}`
}

function read(root, file) {
  return readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n').trim()
}
