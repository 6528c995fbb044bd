const names: Readonly<Record<string, string>> = {
  sepay: 'SePay',
  casso: 'Casso',
  alepay: 'Alepay',
  epay: 'ePay',
}

/** A service that reports payments, as it writes itself; one that is not known by its name on the wire. */
export const providerName = (provider: string): string => names[provider] ?? provider
