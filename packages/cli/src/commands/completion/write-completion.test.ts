import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createTestProgram } from '../create-test-program.js'
import { listWords } from './list-words.js'
import type { Shell } from './shells.js'
import { writeCompletion } from './write-completion.js'

const words = listWords(createTestProgram().program)

/** Sources the script in the shell, and returns what the shell offers after some words. */
function complete(shell: Shell, line: string): readonly string[] {
  const folder = createTestFolder()
  const script = join(folder, 'docgen')
  writeFileSync(script, writeCompletion(shell, words))
  const typed = line.split(' ')
  const bash = `source ${script}; COMP_WORDS=(${typed.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${typed.length - 1}; _docgen; printf '%s\\n' "\${COMPREPLY[@]}"`
  const code = shell === 'fish' ? `source ${script}; complete -C '${line}' | string split -f1 \\t` : bash
  const { stdout, stderr, error } = spawnSync(
    shell,
    [...(shell === 'bash' ? ['--norc', '--noprofile'] : []), '-c', code],
    {
      encoding: 'utf8',
      cwd: folder,
      timeout: 20_000,
    },
  )
  if (error) throw error
  expect(stderr).toBe('')
  return stdout.split('\n').filter((word) => word !== '')
}

function isInstalled(shell: Shell): boolean {
  const has = spawnSync(shell, ['-c', 'true']).status === 0
  if (!has) console.warn(`${shell} is not installed: its completion is not tested`)
  return has
}

it.each<[Shell, boolean]>([
  ['bash', isInstalled('bash')],
  ['fish', isInstalled('fish')],
])('completes in %s', (shell, has) => {
  if (!has) return
  expect(complete(shell, 'docgen bu')).toEqual(['build'])
  expect(complete(shell, 'docgen version re')).toEqual(['remove'])
  expect(complete(shell, 'docgen build --stri')).toContain('--strict')
  expect(complete(shell, 'docgen schema front')).toEqual(['front-matter'])
})

// zsh runs the script of bash in its emulation, with `compgen` and `complete` of bashcompinit.
it('completes in zsh', () => {
  const script = writeCompletion('zsh', words)
  expect(script.startsWith('#compdef docgen\n')).toBe(true)
  if (!isInstalled('zsh')) return
  const folder = createTestFolder({ docgen: script })
  const code = `autoload -U compinit && compinit -u -D; source ${folder}/docgen
cd ${folder}; emulate -L ksh; COMP_WORDS=(docgen version re); COMP_CWORD=2; _docgen; print -l "\${COMPREPLY[@]}"`
  const { stderr, stdout } = spawnSync('zsh', ['-f', '-c', code], { encoding: 'utf8', timeout: 50_000 })
  // In a terminal, zsh itself omits words that begin otherwise.
  expect([stderr, stdout.trim()]).toEqual(['', 'list\nremove'])
})
