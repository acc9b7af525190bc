import { m } from '@pramaan/messages';
import { useProducts } from '../../../lib/loan-products.ts';
import { PickField } from '../../../ui/PickField.tsx';

interface Props {
  /** Only products of this segment; of any when it is left out. */
  segment?: string;
  /** Code of the product; blank: the applicant chooses. */
  value: string;
  onChange: (code: string) => void;
}

/** Which loan an application is for. Nothing to choose where there is only one. */
export function ProductField({ segment, value, onChange }: Props) {
  const { data = [] } = useProducts();
  const offered = data.filter((one) => !one.retired && (!segment || one.segment === segment));
  if (offered.length < 2) return null;
  return (
    <PickField
      label={m.invite_product()}
      value={value}
      choices={[
        { value: '', label: m.invite_product_any() },
        ...offered.map(({ code, name }) => ({ value: code, label: name.en })),
      ]}
      onChange={onChange}
    />
  );
}
