import { expect, it } from 'vitest'
import { isRevision, revisionName } from './revision-name.js'

it('accepts tags, branches and commits, but no options or ranges', () => {
  const names = ['v1.2', 'origin/main', 'HEAD~3', '1a2b3c4', '--upload-pack=x', 'a..b', 'a b', '']
  expect(names.filter(isRevision)).toEqual(['v1.2', 'origin/main', 'HEAD~3', '1a2b3c4'])
})

it('names a file in a revision', () => expect(revisionName('src/a.ts', 'v1')).toBe('src/a.ts@{v1}'))
