import { useSay } from '../context.tsx'
import { Help, Input } from './styles.tsx'

interface SearchFieldProps {
  label: string
  query: string
  onSearch: (query: string) => void
  /** The number of results, which screen readers announce. Undefined while the query is empty. */
  count: number | undefined
}

export function SearchField({ label, query, onSearch, count }: SearchFieldProps) {
  const say = useSay()
  return (
    <>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Help as="output">{count !== undefined && say('common.results', { count })}</Help>
    </>
  )
}
