//! A deserializer that takes a structure from a JSON object only, at every depth.
//!
//! serde fills the fields of a structure from the items of a list as well, one after the other. A
//! body with a list in place of an object would be read by position. What is inside of a part that
//! serde buffers (`flatten`, `untagged`, internally tagged enums) is out of reach; no request has a
//! structure there.

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};

/// Wraps a deserializer, and everything that it hands out.
pub(super) struct Objects<T>(pub T);

/// How the visitor of an internally tagged enum names what it expects. It asks for any value, and
/// takes the tag from the first item of a list as well; nothing else tells it from others.
const TAGGED: &str = "internally tagged enum";

/// A visitor that meets a list only where the type is not a structure.
struct Reader<V> {
    visitor: V,
    is_structure: bool,
}

impl<V> Reader<V> {
    fn any(visitor: V) -> Self {
        Self {
            visitor,
            is_structure: false,
        }
    }

    fn structure(visitor: V) -> Self {
        Self {
            visitor,
            is_structure: true,
        }
    }
}

macro_rules! deserialize {
    ($($method:ident($($name:ident: $kind:ty),*) as $reader:ident;)*) => {$(
        fn $method<V: Visitor<'de>>(
            self,
            $($name: $kind,)*
            visitor: V,
        ) -> Result<V::Value, D::Error> {
            self.0.$method($($name,)* Reader::$reader(visitor))
        }
    )*};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Objects<D> {
    type Error = D::Error;

    deserialize! {
        deserialize_any() as any;
        deserialize_bool() as any;
        deserialize_i8() as any;
        deserialize_i16() as any;
        deserialize_i32() as any;
        deserialize_i64() as any;
        deserialize_i128() as any;
        deserialize_u8() as any;
        deserialize_u16() as any;
        deserialize_u32() as any;
        deserialize_u64() as any;
        deserialize_u128() as any;
        deserialize_f32() as any;
        deserialize_f64() as any;
        deserialize_char() as any;
        deserialize_str() as any;
        deserialize_string() as any;
        deserialize_bytes() as any;
        deserialize_byte_buf() as any;
        deserialize_option() as any;
        deserialize_unit() as any;
        deserialize_unit_struct(name: &'static str) as any;
        deserialize_newtype_struct(name: &'static str) as any;
        deserialize_seq() as any;
        deserialize_tuple(length: usize) as any;
        deserialize_tuple_struct(name: &'static str, length: usize) as any;
        deserialize_map() as any;
        deserialize_struct(name: &'static str, fields: &'static [&'static str]) as structure;
        deserialize_enum(name: &'static str, variants: &'static [&'static str]) as any;
        deserialize_identifier() as any;
        deserialize_ignored_any() as any;
    }

    fn is_human_readable(&self) -> bool {
        self.0.is_human_readable()
    }
}

macro_rules! visit {
    ($($method:ident($($value:ident: $kind:ty)?);)*) => {$(
        fn $method<E: Error>(self $(, $value: $kind)?) -> Result<V::Value, E> {
            self.visitor.$method($($value)?)
        }
    )*};
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Reader<V> {
    type Value = V::Value;

    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.visitor.expecting(formatter)
    }

    visit! {
        visit_bool(value: bool);
        visit_i64(value: i64);
        visit_i128(value: i128);
        visit_u64(value: u64);
        visit_u128(value: u128);
        visit_f64(value: f64);
        visit_char(value: char);
        visit_str(value: &str);
        visit_borrowed_str(value: &'de str);
        visit_string(value: String);
        visit_bytes(value: &[u8]);
        visit_borrowed_bytes(value: &'de [u8]);
        visit_byte_buf(value: Vec<u8>);
        visit_none();
        visit_unit();
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        self.visitor.visit_some(Objects(inner))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        self.visitor.visit_newtype_struct(Objects(inner))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<V::Value, A::Error> {
        let expected: &dyn Expected = &self.visitor;
        match self.is_structure || expected.to_string().starts_with(TAGGED) {
            true => Err(A::Error::invalid_type(Unexpected::Seq, &self.visitor)),
            false => self.visitor.visit_seq(Objects(items)),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<V::Value, A::Error> {
        self.visitor.visit_map(Objects(fields))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<V::Value, A::Error> {
        self.visitor.visit_enum(Objects(data))
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Objects<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<S::Value, D::Error> {
        self.0.deserialize(Objects(inner))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Objects<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        self.0.next_element_seed(Objects(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Objects<A> {
    type Error = A::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        self.0.next_key_seed(Objects(seed))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.0.next_value_seed(Objects(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: EnumAccess<'de>> EnumAccess<'de> for Objects<A> {
    type Error = A::Error;
    type Variant = Objects<A::Variant>;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Self::Variant), A::Error> {
        let (name, variant) = self.0.variant_seed(Objects(seed))?;
        Ok((name, Objects(variant)))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for Objects<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.0.unit_variant()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        self.0.newtype_variant_seed(Objects(seed))
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.tuple_variant(length, Reader::any(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.struct_variant(fields, Reader::structure(visitor))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::value::RawValue;
    use serde_json::{Value, json};
    use std::collections::BTreeMap;

    #[derive(Debug, PartialEq, Deserialize)]
    struct Name {
        name: String,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Wrapped(Name);

    #[derive(Debug, PartialEq, Deserialize)]
    enum Kind {
        Plain,
        One(Name),
        Two(u8, Name),
        Fields { name: String },
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(tag = "kind")]
    enum Tagged {
        Company { name: String },
    }

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(default)]
    struct Whole {
        one: Option<Name>,
        many: Vec<Name>,
        by_number: BTreeMap<u8, Name>,
        pair: Option<(u8, Name)>,
        wrapped: Option<Wrapped>,
        kind: Option<Kind>,
        tagged: Option<Tagged>,
        any: Value,
    }

    fn read(json: &Value) -> serde_json::Result<Whole> {
        let text = json.to_string();
        Whole::deserialize(Objects(&mut serde_json::Deserializer::from_str(&text)))
    }

    #[test]
    fn what_serde_reads_from_objects_is_read_the_same() {
        let name = json!({ "name": "Ana" });
        for json in [
            json!({}),
            json!({ "one": null, "any": [1, -2, 0.5, true, null, { "a": ["b"] }] }),
            json!({ "one": name, "many": [name, name], "by_number": { "7": name } }),
            json!({ "pair": [7, name], "wrapped": name, "kind": "Plain" }),
            json!({ "kind": { "One": name } }),
            json!({ "kind": { "Two": [7, name] } }),
            json!({ "kind": { "Fields": name } }),
            json!({ "tagged": { "kind": "Company", "name": "Ana" } }),
        ] {
            let plain: Whole = serde_json::from_value(json.clone()).unwrap();
            assert_eq!(read(&json).unwrap(), plain, "{json}");
        }
    }

    #[test]
    fn a_list_is_never_read_as_the_fields_of_a_structure() {
        let (name, list) = (json!({ "name": "Ana" }), json!(["Ana"]));
        for json in [
            json!([list]),
            json!({ "one": list }),
            json!({ "many": [name, list] }),
            json!({ "by_number": { "7": list } }),
            json!({ "pair": [7, list] }),
            json!({ "wrapped": list }),
            json!({ "kind": { "One": list } }),
            json!({ "kind": { "Two": [7, list] } }),
            json!({ "kind": { "Fields": list } }),
            json!({ "tagged": ["Company", "Ana"] }),
        ] {
            let by_serde = serde_json::from_str::<Whole>(&json.to_string());
            assert!(by_serde.is_ok(), "{json}");
            let refused = read(&json).unwrap_err().to_string();
            assert!(refused.contains("invalid type: sequence"), "{refused}");
        }
    }

    #[test]
    fn a_part_that_stays_text_is_borrowed() {
        #[derive(Deserialize)]
        struct Message<'a> {
            #[serde(borrow)]
            d: &'a RawValue,
        }
        let mut json = serde_json::Deserializer::from_str(r#"{"d": [1, {"a":2}]}"#);
        let message = Message::deserialize(Objects(&mut json)).unwrap();
        assert_eq!(message.d.get(), r#"[1, {"a":2}]"#);
    }
}
