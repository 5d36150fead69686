import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { SearchField } from './SearchField.tsx'

test.each([
  [0, 'No results'],
  [1, '1 result'],
  [undefined, ''],
])('a search with %s as the number of results is announced as “%s”', (count, words) => {
  renderInEditor(
    {},
    <SearchField label="Find" query="a" onSearch={() => {}} count={count} />,
  )
  expect(screen.getByRole('status').textContent).toBe(words)
})
