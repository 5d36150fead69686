import { testChanges } from './changedSample.ts'

testChanges(
  'names in braces',
  String.raw`
  catalogs/en/footer.copyright | "© '{year}' {company} {cnpj}" | text-broken
  catalogs/en/footer.copyright | "© d'{year} {company} {cnpj}" | text-broken
  catalogs/en/footer.copyright | "© {year} {company}, 2'' {cnpj}" | text-broken
  catalogs/en/footer.copyright | "© {year} d'Ávila {company} {cnpj}"
  catalogs/br/hero.text | "Tubos de 2'' e 3'' de verdade, '<' e '>'"
  catalogs/en/footer.copyright | "© {year {company} {cnpj}" | text-broken
  catalogs/en/footer.copyright | "\n\"© {jahr} {company} {cnpj}" | text-broken → "\n\"© {year} {company} {cnpj}"
  catalogs/en/footer.copyright | "© {jahr} {jahr} {company} {cnpj}" | text-broken
  catalogs/en/footer.copyright | "© {year} {company} {cnpj} {city}" | text-broken
  catalogs/en/footer.copyright | "© {year} {company}" | text-broken
  catalogs/br/footer.copyright | "© {year, number} {company} {cnpj}" | text-broken → "© {year} {company} {cnpj}"
  catalogs/br/footer.copyright | "© {year, select, other {x}} {company} {cnpj}" | text-broken
`,
)
