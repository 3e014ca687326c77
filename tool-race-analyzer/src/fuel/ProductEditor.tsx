import type { Food, FoodKind, Sugars } from '@breakaway/cycling';
import { FieldGrid, NumberField, useUnits } from '@breakaway/tool-kit';
import { Button, controlStyle, Field, FieldFrame, Muted, Notice } from '@breakaway/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import commonFoods from './common-foods.json' with { type: 'json' };
import { sameName } from './products.ts';
import { formOf, KINDS, readProduct, startProduct, SUGARS, type ProductForm } from './product-form.ts';

const Select = styled.select`
  ${controlStyle}
`;
const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

interface CommonFood extends Food {
  portion: string;
  source: string;
  date: string;
}
/** Common foods, by what the figures are of and where they are from. */
const COMMON = (commonFoods as unknown as CommonFood[]).map((food) => ({ ...food, known: true }));

interface Props {
  /** to be changed; null: a new one */
  product: Food | null;
  /** of the other products of the member */
  otherNames: readonly string[];
  onSave: (product: Food) => void;
  onCancel: () => void;
}

/** A product by its label, or a common food chosen by typing its name. */
export function ProductEditor({ product, otherNames, onSave, onCancel }: Props) {
  const units = useUnits();
  const listId = useId();
  const [form, setForm] = useState<ProductForm>(() => (product ? formOf(product) : startProduct));
  const [tried, setTried] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  const { errors, product: read } = readProduct(form, otherNames, units);
  const wrong = Object.values(errors).find((error) => error !== null);
  const common = COMMON.find(({ name }) => sameName(name, form.name));
  const change = (changed: Partial<ProductForm>) => setForm((now) => ({ ...now, ...changed }));
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  return (
    <Form
      ref={frame}
      aria-label={product ? `Change ${product.name}` : 'Add a product'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (read) onSave(read);
      }}
    >
      <Field
        label="Name"
        hint="Type a letter to choose a common food, or the name of your own."
        list={listId}
        autoComplete="off"
        maxLength={60}
        value={form.name}
        onChange={({ target }) => {
          const chosen = COMMON.find(({ name }) => sameName(name, target.value));
          change(chosen ? formOf(chosen) : { name: target.value });
        }}
      />
      <datalist id={listId}>
        {COMMON.map(({ name, portion }) => (
          <option key={name} value={name}>
            {portion}
          </option>
        ))}
      </datalist>
      {common && (
        <Muted>
          For {common.portion}. Source: {common.source}, {common.date}.
        </Muted>
      )}
      <FieldFrame label="Kind">
        {(control) => (
          <Select
            {...control}
            value={form.kind}
            onChange={({ target }) => {
              const kind = target.value as FoodKind;
              change({ kind, ...(kind === 'drink' && form.fluid === '' ? { fluid: '500' } : {}) });
            }}
          >
            {Object.entries(KINDS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <FieldGrid>
        <NumberField
          label="Carbohydrate"
          unit="g"
          value={form.carbohydrate}
          onChange={(carbohydrate) => change({ carbohydrate })}
          error={errors.carbohydrate}
        />
        <NumberField
          label={form.kind === 'drink' ? 'Bottle' : 'Fluid (optional)'}
          unit="ml"
          value={form.fluid}
          onChange={(fluid) => change({ fluid })}
          error={errors.fluid}
        />
      </FieldGrid>
      <FieldGrid>
        <NumberField
          label="Sodium (optional)"
          unit="mg"
          value={form.sodium}
          onChange={(sodium) => change({ sodium })}
          error={errors.sodium}
        />
        <NumberField
          label="Caffeine (optional)"
          unit="mg"
          value={form.caffeine}
          onChange={(caffeine) => change({ caffeine })}
          error={errors.caffeine}
        />
      </FieldGrid>
      <FieldFrame label="Sugars">
        {(control) => (
          <Select
            {...control}
            value={form.sugars}
            onChange={({ target }) => change({ sugars: target.value as Sugars })}
          >
            {Object.entries(SUGARS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      {tried && wrong && <Notice tone="bad">{wrong}</Notice>}
      <Actions>
        <Button type="submit">Save the product</Button>
        <Button type="button" tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </Form>
  );
}
