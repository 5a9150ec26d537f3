import type { FileTreeEntry, FileTreeProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'
import { joinClassNames } from '../components/join-class-names.js'

/** Files and folders as a tree; folders can be closed. */
export function FileTree({ entries }: Pick<FileTreeProps, 'entries'>): ReactElement {
  return <Entries entries={entries} className="file-tree" />
}

interface EntriesProps {
  readonly entries: readonly FileTreeEntry[]
  readonly className?: string
}

function Entries({ entries, className }: EntriesProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari announces no list without markers otherwise
    <ul className={className} role="list">
      {entries.map((entry, index) => (
        <li key={index}>
          {entry.entries && entry.entries.length > 0 ? (
            <details className="file-tree-folder" open>
              <summary>
                <Icon name="caret" />
                <Line {...entry} />
              </summary>
              <Entries entries={entry.entries} />
            </details>
          ) : (
            <span className="file-tree-line">
              <Line {...entry} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Line({ name, comment, isPlaceholder, isHighlighted, entries }: FileTreeEntry): ReactElement {
  return (
    <>
      {!isPlaceholder && <Icon name={entries ? 'folder' : 'document'} />}
      <span className={joinClassNames('file-tree-name', isHighlighted && 'is-highlighted')}>{name}</span>
      {/* Separates the words for those who copy them. */}
      {comment !== undefined && ' '}
      {comment !== undefined && <span className="file-tree-comment">{comment}</span>}
    </>
  )
}
