import { join } from 'node:path'
import { writeTestOutput } from '../../src/deploy/write-test-output.js'
import type { CodeCase } from './code-case.js'

const PAGE = { 'index.html': '<h1>Base</h1>' }
const NO_KEYS = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }

/** Problems of `docgen deploy` that need no server. */
export const deployCodes: Readonly<Record<string, CodeCase>> = {
  'invalid-target': { args: (siteDir) => ['deploy', 's3://My_Docs/guide', siteDir] },
  'missing-credentials': { args: (siteDir) => ['deploy', 's3://my-docs', siteDir], environment: NO_KEYS },
  'incomplete-output': {
    files: {
      'dist/docgen-manifest.json':
        '{\n  "version": 1,\n  "baseUrl": "/",\n  "files": {\n    "index.html": {"hash":"00","size":1}\n  }\n}\n',
    },
    args: (siteDir) => ['deploy', join(siteDir, 'www'), siteDir],
  },
  'foreign-target': {
    files: { 'www/photo.jpg': '' },
    prepare: (siteDir) => writeTestOutput(join(siteDir, 'dist'), PAGE),
    args: (siteDir) => ['deploy', join(siteDir, 'www'), siteDir],
  },
  'concurrent-deployment': {
    // Held by a process that always runs.
    files: { 'www/.docgen-deploy/lock': JSON.stringify({ pid: 1 }) },
    prepare: (siteDir) => writeTestOutput(join(siteDir, 'dist'), PAGE),
    args: (siteDir) => ['deploy', join(siteDir, 'www'), siteDir],
  },
  'deployment-failed': {
    files: { 'www/index.html/page.txt': '', 'www/.docgen-deploy/record.json': '{' },
    prepare: (siteDir) => writeTestOutput(join(siteDir, 'dist'), PAGE),
    args: (siteDir) => ['deploy', join(siteDir, 'www'), siteDir],
  },
}
