import { basename } from 'node:path'
import { toSlug } from '../graph/to-slug.js'

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
