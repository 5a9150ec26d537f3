import type { BlockContent, Code } from 'mdast'
import { labelOf } from '../directives/directive-label.js'
import type { ContainerDirective } from '../directives/directive-names.js'
import type { ConvertCommand, PackageManager, PackageTabsSettings } from '../markdown-options.js'

/** Name of the group of all package tabs if they are synchronized; the same as in Docusaurus. */
const GROUP = 'npm2yarn'

const LABELS: Readonly<Record<PackageManager, string>> = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' }

/** Whether a fence requests its commands for every package manager. */
export function hasPackageTabs({ meta }: Code): boolean {
  return meta !== null && meta !== undefined && /(?:^|\s)npm2yarn(?:\s|$)/.test(meta)
}

/** Options of package tabs. */
export interface PackageTabsOptions {
  readonly convert: ConvertCommand
  readonly settings: PackageTabsSettings
}

/** Creates tabs with a block of npm commands, and their counterparts for other package managers. */
export function createPackageTabs(node: Code, { convert, settings }: PackageTabsOptions): ContainerDirective {
  const managers: readonly PackageManager[] = ['npm', ...settings.converters]
  const tabs = managers.map((manager) => {
    const code: Code = { ...node, value: convert(node.value, manager) }
    return createDirective('tab', { value: manager }, [labelOf(LABELS[manager]), code])
  })
  const group = settings.sync ? { group: GROUP } : {}
  return { ...createDirective('tabs', group, tabs), data: { block: { kind: 'tabs', ...group } } }
}

/** Creates a directive as an author would write it. It has no position, so its closing fence is not checked. */
function createDirective(
  name: string,
  attributes: Record<string, string>,
  children: (BlockContent | ContainerDirective)[],
): ContainerDirective {
  return { type: 'containerDirective', name, attributes, children }
}
