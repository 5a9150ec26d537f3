import { expect, it } from 'vitest'
import { formatDeployment } from './format-deployment.js'

const RESULT = {
  uploaded: ['a.css', 'b.html'],
  added: new Set(['a.css']),
  uploadedBytes: 1200,
  unchanged: 3,
  removed: ['c\u001b.html'],
  kept: 1,
}
const view = { target: 's3://docs', isDryRun: false, keptDays: 7 }

it('sums up a deployment', () => {
  expect(formatDeployment(RESULT, view)).toEqual([
    'Deployed to s3://docs: 2 files uploaded (1.2 kB), 3 unchanged, 1 file removed, 1 old asset kept for 7 days.',
  ])
  expect(formatDeployment({ ...RESULT, removed: [], kept: 0, release: '20261130-201500' }, view)).toEqual([
    'Deployed to s3://docs as release 20261130-201500: 2 files uploaded (1.2 kB), 3 unchanged.',
  ])
  expect(formatDeployment({ ...RESULT, uploaded: [], removed: [] }, view)).toEqual([
    's3://docs is up to date: 3 files unchanged.',
  ])
})

it('lists the files of a dry run', () => {
  expect(formatDeployment({ ...RESULT, unchanged: 0, kept: 0 }, { ...view, isDryRun: true })).toEqual([
    '+ a.css',
    '~ b.html',
    '- c\ufffd.html',
    'Dry run, nothing has changed. s3://docs would get: 2 files uploaded (1.2 kB), none unchanged, 1 file removed.',
  ])
})
