import type { ReportLanguage } from '../../../schema/problem.ts'
import { Select } from '../controls/styles.tsx'
import { words } from '../interfaceText.ts'
import { isOwnLanguage, ownLanguages, rememberOwnLanguage } from '../ownLanguage.ts'

interface LanguageSelectProps {
  value: ReportLanguage
  onChange: (language: ReportLanguage) => void
}

/** Chooses the language of the editor's own words. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  return (
    <Select
      aria-label={words.language[value]}
      value={value}
      onChange={({ target }) => {
        if (!isOwnLanguage(target.value)) return
        rememberOwnLanguage(target.value)
        onChange(target.value)
      }}
    >
      {Object.entries(ownLanguages).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </Select>
  )
}
