import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type BaseRequest, openBase } from '../../src/gates/base/open-base.js'
import type { GateName } from '../../src/gates/gate.js'
import { type CheckResult, runGates } from '../../src/gates/run-gates.js'
import { type CodeCase, createCodeSite } from '../codes/code-case.js'
import { createBuildRequest } from './create-build-request.js'

/** A site in a Git repository with one commit. */
export interface GitSite {
  readonly siteDir: string
  readonly read: (path: string) => string
  readonly write: (path: string, text: string) => void
  readonly remove: (path: string) => void
  readonly git: (...args: readonly string[]) => string
  readonly check: (named: readonly GateName[], base?: Omit<BaseRequest, 'siteDir'>) => Promise<CheckResult>
}

/** Creates a site and commits all of its files; removes it after the test. */
export function createGitSite(site: CodeCase): GitSite {
  const { siteDir, remove } = createCodeSite(site)
  onTestFinished(remove)
  const git = (...args: readonly string[]): string => {
    const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com']
    return execFileSync('git', ['-C', siteDir, ...author, ...args], { encoding: 'utf8' })
  }
  const build = createBuildRequest(siteDir)
  writeFileSync(join(siteDir, '.gitignore'), '.docgen\n')
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Add the site')
  return {
    siteDir,
    git,
    read: (path) => readFileSync(join(siteDir, path), 'utf8'),
    write: (path, text) => {
      mkdirSync(dirname(join(siteDir, path)), { recursive: true })
      writeFileSync(join(siteDir, path), text)
    },
    remove: (path) => rmSync(join(siteDir, path), { recursive: true }),
    check: async (named, request = {}) => {
      const { value: base, diagnostics } = await openBase({ siteDir, ...request })
      if (diagnostics.length > 0) throw new Error(diagnostics[0]?.message)
      return runGates({ named, build, base, now: '2026-03-01T12:00:00.000Z' }).finally(base?.close)
    },
  }
}
