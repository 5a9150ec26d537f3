import { expect, it } from 'vitest'
import { readApiDescription } from '../api-description.js'
import type { ApiChange } from '../compare/api-change.js'
import { createTestDraft } from '../test-draft.js'
import { viewChangelog } from './view-changelog.js'

const document = {
  paths: { '/a': { get: { operationId: 'get-a', responses: {} } } },
}
const change = (message: string, operations: readonly string[], more: Partial<ApiChange> = {}): ApiChange => ({
  kind: 'type-changed',
  level: 'compatible',
  message,
  operations,
  before: '',
  after: '',
  ...more,
})

function view(changes: readonly ApiChange[], version = '2') {
  const draft = createTestDraft(document)
  const releases = [{ version, since: '1', changes }]
  const operations = readApiDescription(document).pages
  const {
    releases: [release],
  } = viewChangelog({ releases, operations, routeBase: '/api' }, draft)
  return { release, draft }
}

it('has breaking changes first, and links each to its operations', () => {
  const { release, draft } = view([
    change('is new', ['GET /a'], { subject: 'GET /a' }),
    change('`id` is gone', ['GET /a', 'GET /old'], { level: 'breaking' }),
  ])
  expect(release?.groups.map(({ level }) => level)).toEqual(['breaking', 'compatible'])
  expect(release?.groups[0]?.changes).toMatchObject([
    {
      parts: ['', 'id', ' is gone'],
      operations: [{ name: 'GET /a', href: expect.any(String) }, { name: 'GET /old' }],
      isSubject: false,
    },
  ])
  expect(release?.groups[1]?.changes).toMatchObject([
    { parts: ['is new'], operations: [{ name: 'GET /a' }], isSubject: true },
  ])
  expect(draft.links.map(({ href }) => href)).toEqual(['/api/get-a', '/api/get-a'])
})

it('keeps equal changes of two operations apart', () => {
  const { release } = view(['GET /a', 'GET /b'].map((subject) => change('is new', [subject], { subject })))
  expect(release?.groups[0]?.changes.map(({ operations: [first] }) => first?.name)).toEqual(['GET /a', 'GET /b'])
})

it('joins equal changes of requests and responses, and limits their operations', () => {
  const many = Array.from({ length: 12 }, (_each, index) => `GET /${index}`)
  const { release } = view([change('same', many), change('same', ['GET /a', 'GET /0'])])
  expect(release?.groups[0]?.changes).toMatchObject([
    { operations: many.slice(0, 10).map((name) => ({ name })), moreOperations: 3 },
  ])
})

it('has an id and an entry of the table of contents for each version', () => {
  const { release, draft } = view([], '2 <beta>')
  expect(release).toMatchObject({ id: '2-beta-', version: '2 <beta>', groups: [] })
  expect(draft.toc).toEqual([{ id: '2-beta-', level: 2, html: '2 &lt;beta&gt;', text: '2 <beta>' }])
})
