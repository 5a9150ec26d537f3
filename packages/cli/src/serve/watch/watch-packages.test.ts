import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { watchPackages } from './watch-packages.js'

function watch(siteDir: string, isWanted: () => boolean = () => true) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  // Packages that were just installed count as changed: let an hour pass.
  vi.setSystemTime(Date.now() + 3_600_000)
  const onChange = vi.fn()
  const stop = watchPackages({ siteDir, isWanted, onChange })
  onTestFinished(stop)
  return { onChange, look: (times: number) => void vi.advanceTimersByTime(times * 500), stop }
}

const install = (siteDir: string, name: string): void =>
  writeTestFiles(siteDir, { [`node_modules/${name}/package.json`]: '{}' })

it.each(['kit', '@scope/kit'])('notices that %s is installed, once the folder no longer changes', (name) => {
  const siteDir = createTestFolder({ 'node_modules/other/package.json': '{}' })
  const { onChange, look } = watch(siteDir)
  look(2)
  install(siteDir, name)
  look(1)
  expect(onChange).not.toHaveBeenCalled()
  look(3)
  expect(onChange).toHaveBeenCalledOnce()
})

it('does not look while nothing is wrong', () => {
  const siteDir = createTestFolder()
  let isWanted = false
  const { onChange, look } = watch(siteDir, () => isWanted)
  install(siteDir, 'kit')
  look(3)
  isWanted = true
  look(3)
  expect(onChange).not.toHaveBeenCalled()
})

it('stops', () => {
  const siteDir = createTestFolder()
  const { onChange, look, stop } = watch(siteDir)
  stop()
  install(siteDir, 'kit')
  look(4)
  expect(onChange).not.toHaveBeenCalled()
})
