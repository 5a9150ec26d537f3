import { load } from 'js-yaml'
import { expect, it } from 'vitest'
import { createGitSite } from './git-site.js'

const PETS = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      summary: List
      parameters:
        - { name: limit, in: query, schema: { type: integer } }
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }
    post:
      responses: { '201': { description: made } }
components:
  schemas:
    Pet:
      type: object
      required: [id]
      properties:
        id: { type: string }
        kind: { type: string, enum: [cat, dog] }
        tag: { type: string }
`

const CHANGED = PETS.replace('summary: List', 'summary: List pets')
  .replace('schema: { type: integer }', 'required: true, schema: { type: integer }')
  .replace("    post:\n      responses: { '201': { description: made } }\n", '')
  .replace('[cat, dog]', '[cat, dog, fish]')
  .replace('        tag: { type: string }\n', '        name: { type: string }\n')

const RULES = "openapi: [{ path: 'pets.yaml', routeBasePath: '/api' }]"

it('reports what breaks clients, at its position in the new description', async () => {
  const { check, write } = openSite()
  write('pets.yaml', CHANGED)
  const { report } = await check(['api'], { since: 'HEAD' })
  expect(
    report.findings.map(({ severity, file, line, column, message, hint }) => [
      severity,
      `${file}:${line}:${column}`,
      message,
      hint,
    ]),
  ).toEqual([
    ['error', 'pets.yaml:8:11', 'GET /pets: query parameter `limit` is now required', 'Rule parameter-became-required'],
    [
      'warning',
      'pets.yaml:21:9',
      'GET /pets: property `tag` of schema `Pet` was removed from responses',
      'Rule property-removed',
    ],
    ['info', 'pets.yaml:23:15', 'GET /pets: new property `name` of schema `Pet` in responses', 'Rule property-added'],
    [
      'warning',
      'pets.yaml:22:48',
      'GET /pets: `kind` of schema `Pet` can now return the value "fish"',
      'Rule enum-value-added',
    ],
    ['error', 'pets.yaml:5:5', 'POST /pets was removed', 'Rule operation-removed'],
    ['info', 'pets.yaml:6:16', 'GET /pets: the documentation has changed', 'Rule text-changed'],
  ])
  expect(report.gates).toMatchObject([{ name: 'api', state: 'failed', errors: 2, warnings: 2 }])
  expect(report.gates[0]?.details).toMatchObject({
    changelog: expect.stringContaining('**Breaking**\n\n- GET /pets: '),
  })
})

it('ignores what a comment in the description excuses', async () => {
  const { check, write } = openSite()
  const comment = (code: string) => `# docgen-ignore ${code} until 2026-12-31: agreed with all clients`
  write(
    'pets.yaml',
    CHANGED.replace('    Pet:\n', `    ${comment('api-breaking-change')}\n    Pet:\n`).replace(
      '      parameters:\n',
      `      ${comment('api-braking-change')}\n      parameters:\n`,
    ),
  )
  const { report } = await check(['api'], { since: 'HEAD' })
  expect(report.gates).toMatchObject([{ ignored: 2, errors: 2 }])
  expect(report.findings).toMatchObject([
    { code: 'api-breaking-change', message: 'GET /pets: query parameter `limit` is now required' },
    { code: 'api-change' },
    { code: 'api-breaking-change', message: 'POST /pets was removed' },
    { code: 'api-change' },
    { code: 'suppression', line: 7, column: 9, message: 'there is no diagnostic "api-braking-change"' },
  ])
})

it('ignores what a field of a description in JSON excuses', async () => {
  const { check, write } = openSite()
  const ignore = { 'x-docgen-ignore': { code: 'api-breaking-change', until: '2026-12-31', reason: 'agreed' } }
  const changed = structuredClone(load(CHANGED)) as { components: { schemas: Record<string, object> } }
  changed.components.schemas['Pet'] = { ...ignore, ...changed.components.schemas['Pet'] }
  write('pets.yaml', JSON.stringify(changed, undefined, 2))
  const { report } = await check(['api'], { since: 'HEAD' })
  expect(report.gates).toMatchObject([{ ignored: 2 }])
  expect(report.findings.filter(({ code }) => code === 'api-breaking-change').map(({ message }) => message)).toEqual([
    'GET /pets: query parameter `limit` is now required',
    'POST /pets was removed',
  ])
})

it('applies the severity of each rule', async () => {
  const { check, write } = openSite(`${RULES}, checks: { api: { rules: {
    'operation-removed': { severity: 'ignore', reason: 'no one used it' },
    'parameter-became-required': { severity: 'warn', reason: 'clients always send it' },
    'property-removed': { severity: 'log', reason: 'was empty' },
    'enum-value-added': { severity: 'throw', reason: 'we promise closed lists' },
  } } }`)
  write('pets.yaml', CHANGED)
  const { report } = await check(['api'], { since: 'HEAD' })
  expect(report.findings.filter(({ code }) => code === 'api-breaking-change').map((each) => each.severity)).toEqual([
    'warning',
    'info',
    'error',
  ])
  expect(JSON.stringify(report.gates[0]?.details)).toContain('"rule":"operation-removed"')
  expect(report.gates[0]?.details).toMatchObject({ changelog: expect.not.stringContaining('POST /pets') })
})

it('compares with a file, and with an older copy of the folder', async () => {
  const { check, write, siteDir } = openSite()
  write('old/pets.yaml', PETS.replace('    post:', '    put: { responses: {} }\n    post:'))
  for (const base of ['old/pets.yaml', 'old']) {
    const { report } = await check(['api'], { base: `${siteDir}/${base}` })
    expect(report.findings).toMatchObject([{ severity: 'error', message: 'PUT /pets was removed' }])
  }
})

it('finds nothing if nothing has changed, or the description is new', async () => {
  const { check, write, git } = openSite()
  expect((await check(['api'], { since: 'HEAD' })).report).toMatchObject({ ok: true, findings: [] })
  git('rm', '-q', 'pets.yaml')
  git('commit', '-qm', 'Remove it')
  write('pets.yaml', PETS)
  expect((await check(['api'], { since: 'HEAD' })).report).toMatchObject({ ok: true, findings: [] })
})

it('reports an earlier description that cannot be read', async () => {
  const { check, write, siteDir } = openSite()
  write('old.yaml', 'swaggerVersion: "1.2"\n')
  const { report } = await check(['api'], { base: `${siteDir}/old.yaml` })
  expect(report.findings).toMatchObject([{ code: 'no-base', severity: 'error', file: 'pets.yaml' }])
})

it('needs something to compare with', async () => {
  const { check } = openSite()
  const { report, isMisused } = await check(['api'])
  expect(isMisused).toBe(true)
  expect(report.findings).toMatchObject([{ code: 'no-base' }])
  await expect(check(['api'], { since: 'nowhere' })).rejects.toThrow('Git does not know "nowhere"')
  await expect(check(['api'], { base: 'gone.yaml' })).rejects.toThrow('gone.yaml does not exist')
})

function openSite(fields = RULES) {
  return createGitSite({ files: { 'pets.yaml': PETS }, fields })
}

it('validates the JSON of guides that names an operation, without a base, too', async () => {
  const { check } = createGitSite({
    files: { 'pets.yaml': PETS, 'docs/guide.md': GUIDE },
    fields: RULES,
  })
  for (const since of [undefined, 'HEAD']) {
    const { report } = await check(['api'], { since })
    expect(report.gates).toMatchObject([{ state: 'failed', details: { examples: 5 } }])
    expect(report.findings.map(({ code, line, column, message, hint }) => [code, line, column, message, hint])).toEqual(
      [
        [
          'invalid-operation-example',
          7,
          16,
          'the JSON does not match GET /pets (200): it does not match any of ["cat","dog"]',
          'Fix it, or name the part, such as operation="GET /pets 200"',
        ],
        [
          'invalid-operation-example',
          14,
          4,
          'the JSON does not match GET /pets (200): it does not have required property "id"',
          'Fix it',
        ],
        ['unknown-operation', 21, 1, 'GET /pets has no response 404', 'Available: 200'],
        [
          'unknown-operation',
          25,
          1,
          'no API description has the operation "lisPets"',
          'Name its operationId, or its method and path',
        ],
      ],
    )
  }
})

const GUIDE = `# Guide

\`\`\`json title="GET /pets"
[
  // The first one.
  { "id": "1",
     "kind":   "fish" }
]
\`\`\`

- In a list:

  \`\`\`json operation="GET /pets 200"
  [{ "kind": "cat" }]
  \`\`\`

\`\`\`json title="GET /pets?limit=1"
[{ "id": "1", "kind": "cat" }]
\`\`\`

\`\`\`json operation="GET /pets 404"
{}
\`\`\`

\`\`\`json operation="lisPets"
{}
\`\`\`

\`\`\`json title="GET /pets" no-check="shows a wrong answer"
{}
\`\`\`

\`\`\`json title="GET /dogs"
{}
\`\`\`

\`\`\`json title="GET /pets"
[{ "id": ... }]
\`\`\`
`
