import type { BlockContent, Code, Paragraph } from 'mdast'
import type { ContainerDirective } from '../directive-names.js'
import type { PackageTabsSettings } from '../markdown-options.js'
import type { ConvertCommand, PackageManager } from './convert-command.js'

/** Name of the group that all of these tabs belong to where they are switched together; the same as in Docusaurus. */
const GROUP = 'npm2yarn'

const LABELS: Readonly<Record<PackageManager, string>> = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' }

/** Whether a fence asks for its commands in the words of every package manager. */
export function asksForPackageTabs({ meta }: Code): boolean {
  return meta !== null && meta !== undefined && /(?:^|\s)npm2yarn(?:\s|$)/.test(meta)
}

/** How package tabs are made. */
export interface PackageTabsOptions {
  readonly convert: ConvertCommand
  readonly settings: PackageTabsSettings
}

/** Tabs with a block of npm commands, and the same in the words of other package managers. */
export function packageTabs(node: Code, { convert, settings }: PackageTabsOptions): ContainerDirective {
  const managers: readonly PackageManager[] = ['npm', ...settings.converters]
  const tabs = managers.map((manager) => {
    const code: Code = { ...node, value: convert(node.value, manager) }
    return directive('tab', { value: manager }, [labelOf(LABELS[manager]), code])
  })
  const group = settings.sync ? { group: GROUP } : {}
  return { ...directive('tabs', group, tabs), data: { block: { kind: 'tabs', ...group } } }
}

/** A directive as if somebody had written it, without a place: its fence has no end to be missed. */
function directive(
  name: string,
  attributes: Record<string, string>,
  children: (BlockContent | ContainerDirective)[],
): ContainerDirective {
  return { type: 'containerDirective', name, attributes, children }
}

function labelOf(value: string): Paragraph {
  return { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value }] }
}
