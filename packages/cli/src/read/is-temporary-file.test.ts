import { expect, it } from 'vitest'
import { isTemporaryFile } from './is-temporary-file.js'

it.each([
  'docs/.#guide.md',
  'docs/#guide.md#',
  'docs/guide.md~',
  'docs/.guide.md.swp',
  'docs/.guide.md.swo',
  'docs\\.guide.md.swp',
  '.guide.md.kate-swp',
  'docs/.goutputstream-X1Y2Z3',
  'docs/guide.md___jb_tmp___',
])('%s is temporary', (path) => expect(isTemporaryFile(path)).toBe(true))

it.each([
  'docs/guide.md',
  'docs/~/guide.md',
  'docs/c#.md',
  'static/.nojekyll',
  'docs/a.swp',
  'docs/2024',
  'docs/~',
  'docs/old~',
])('%s is not temporary', (path) => expect(isTemporaryFile(path)).toBe(false))
