import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { load } from 'js-yaml'
import { expect, it } from 'vitest'
import { readShard } from '../src/session/shard.js'

const MANUAL = join(import.meta.dirname, '../../../docs/docs/build/many-machines.md')

/** Parses the example of the manual with this title. */
function readExample(title: string): unknown {
  const text = readFileSync(MANUAL, 'utf8')
  const start = text.indexOf(`\`\`\`yaml title="${title}"\n`)
  if (start < 0) throw new Error(`the manual has no example ${title}`)
  return load(text.slice(text.indexOf('\n', start) + 1, text.indexOf('\n```', start)))
}

const strings = { type: 'array', items: { type: 'string' } }
const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const name = { type: 'string', pattern: '^[a-z0-9]([-a-z0-9]*[a-z0-9])?$' }
const mounts = {
  type: 'array',
  items: object({ name, mountPath: { type: 'string', pattern: '^/' } }, ['name', 'mountPath']),
}
const container = object(
  {
    name,
    image: { type: 'string' },
    args: strings,
    command: strings,
    workingDir: { type: 'string' },
    envFrom: { type: 'array', items: object({ secretRef: object({ name }, ['name']) }) },
    resources: object({
      requests: object({ cpu: { type: 'string' }, memory: { type: 'string', pattern: '^\\d+[KMG]i$' } }),
    }),
    volumeMounts: mounts,
  },
  ['name', 'image'],
)
const count = { type: 'integer', minimum: 1 }
/** The fields of a Job that the manual uses, as in the API reference of batch/v1. */
const JOB = object(
  {
    apiVersion: { const: 'batch/v1' },
    kind: { const: 'Job' },
    metadata: object({ name }, ['name']),
    spec: object(
      {
        completionMode: { const: 'Indexed' },
        completions: count,
        parallelism: count,
        backoffLimit: count,
        ttlSecondsAfterFinished: count,
        template: object(
          {
            spec: object(
              {
                restartPolicy: { enum: ['Never', 'OnFailure'] },
                initContainers: { type: 'array', items: container },
                containers: { type: 'array', items: container, minItems: 1 },
                volumes: { type: 'array', items: object({ name, emptyDir: object({}) }, ['name']) },
              },
              ['restartPolicy', 'containers'],
            ),
          },
          ['spec'],
        ),
      },
      ['completionMode', 'completions', 'template'],
    ),
  },
  ['apiVersion', 'kind', 'metadata', 'spec'],
)

interface Job {
  readonly spec: {
    readonly completions: number
    readonly template: { readonly spec: { readonly containers: readonly { readonly command: readonly string[] }[] } }
  }
}

it('has a valid Job for Kubernetes, with as many pods as shards', () => {
  const job = readExample('docs-shards.yaml')
  const ajv = new Ajv()
  expect([ajv.validate(JOB, job), ajv.errors]).toEqual([true, null])
  const { spec } = job as Job
  const [, shard = ''] = /--shard (\S+)$/.exec(spec.template.spec.containers[0]?.command.at(-1) ?? '') ?? []
  for (let index = 0; index < spec.completions; index += 1)
    expect(readShard(shard, { JOB_COMPLETION_INDEX: String(index) })).toEqual({
      number: index + 1,
      count: spec.completions,
    })
})

it('has a matrix for GitHub Actions with all shards, and a build that waits for them', () => {
  const { jobs } = readExample('.github/workflows/docs.yml') as {
    jobs: Record<string, { needs?: string; strategy?: { matrix: { shard: number[] } }; steps: { run?: string }[] }>
  }
  const shards = jobs['shard']?.strategy?.matrix.shard ?? []
  const run = jobs['shard']?.steps.at(-1)?.run ?? ''
  const shard = run.replace('npx docgen build --shard ', '')
  expect(shards.map((number) => readShard(shard.replace('${{matrix.shard}}', String(number)), {}))).toEqual(
    shards.map((number) => ({ number, count: shards.length })),
  )
  expect(shards.length).toBeGreaterThan(1)
  expect(jobs['build']?.needs).toBe('shard')
})

it('has parallel jobs for GitLab, and a build in a later stage', () => {
  const { stages, shards, docs } = readExample('.gitlab-ci.yml') as {
    stages: string[]
    shards: { stage: string; parallel: number; script: string[] }
    docs: { stage: string }
  }
  const shard = shards.script[0]?.replace('npx docgen build --shard ', '') ?? ''
  const env = { CI_NODE_INDEX: '2', CI_NODE_TOTAL: String(shards.parallel) }
  expect(readShard(shard, env)).toEqual({ number: 2, count: shards.parallel })
  expect(stages.indexOf(docs.stage)).toBeGreaterThan(stages.indexOf(shards.stage))
})
