//! Page commands reduced to those that place text, with operands as the standard wants them
//! (ISO 32000-1, annex A). Everything else is drawing, or a way to make the extractor panic.

use pdf_extract::content::{Content, Operation};
use pdf_extract::{Dictionary, Document, Object, ObjectId};
use std::collections::HashMap;

/// The most commands a page may come to once its drawings are unfolded: a drawing may draw
/// drawings, ten each, twelve deep.
const COMMANDS_MAX: usize = 200_000;

/// Filters commands, page by page and drawing by drawing.
pub struct Filter<'a> {
    document: &'a mut Document,
    /// What each drawing comes to; `None` while it is being looked at, so that one that draws
    /// itself is found.
    costs: HashMap<ObjectId, Option<usize>>,
}

impl<'a> Filter<'a> {
    /// Nothing was looked at yet.
    pub fn new(document: &'a mut Document) -> Self {
        Self {
            document,
            costs: HashMap::new(),
        }
    }

    /// The commands of a page that may stay.
    pub fn page(&mut self, commands: &[Operation], resources: &Dictionary) -> Vec<Operation> {
        self.filter(commands, resources).0
    }

    fn filter(
        &mut self,
        commands: &[Operation],
        resources: &Dictionary,
    ) -> (Vec<Operation>, usize) {
        let (mut kept, mut cost, mut has_font) = (Vec::new(), 0, false);
        for command in commands {
            let is_kept = match command.operator.as_str() {
                "Do" => self.drawing(command, resources).is_some_and(|drawn| {
                    cost += drawn;
                    cost <= COMMANDS_MAX
                }),
                "Tf" => {
                    let is_font = self.names_font(command, resources);
                    has_font |= is_font;
                    is_font
                }
                // Text before any font makes the extractor panic.
                "Tj" | "TJ" => has_font && has_operands(command),
                _ => has_operands(command),
            };
            if is_kept {
                cost += 1;
                kept.extend(next_line(command));
            }
            if cost > COMMANDS_MAX {
                break;
            }
        }
        (kept, cost)
    }

    fn names_font(&self, command: &Operation, resources: &Dictionary) -> bool {
        let [Object::Name(name), size] = command.operands.as_slice() else {
            return false;
        };
        is_number(size)
            && resources
                .get_deref(b"Font", self.document)
                .and_then(Object::as_dict)
                .and_then(|fonts| fonts.get_deref(name, self.document))
                .and_then(Object::as_dict)
                .is_ok()
    }

    /// What a drawing comes to, once its own commands were filtered.
    fn drawing(&mut self, command: &Operation, resources: &Dictionary) -> Option<usize> {
        let [Object::Name(name)] = command.operands.as_slice() else {
            return None;
        };
        let drawings = resources.get_deref(b"XObject", self.document).ok()?;
        let id = drawings
            .as_dict()
            .ok()?
            .get(name)
            .ok()?
            .as_reference()
            .ok()?;
        if let Some(known) = self.costs.get(&id) {
            return *known;
        }
        let drawing = self.document.get_object(id).ok()?.as_stream().ok()?;
        if drawing
            .dict
            .get(b"Subtype")
            .and_then(Object::as_name)
            .ok()?
            != b"Form"
        {
            return None;
        }
        self.costs.insert(id, None);
        let content = drawing.get_plain_content().ok()?;
        let own = drawing
            .dict
            .get_deref(b"Resources", self.document)
            .and_then(Object::as_dict)
            .cloned();
        let content = Content::decode(&content).ok()?;
        let (kept, cost) = self.filter(&content.operations, own.as_ref().unwrap_or(resources));
        let content = Content { operations: kept }.encode().ok()?;
        let drawing = self
            .document
            .get_object_mut(id)
            .ok()?
            .as_stream_mut()
            .ok()?;
        drawing.dict.remove(b"Filter");
        drawing.set_content(content);
        self.costs.insert(id, Some(cost));
        Some(cost)
    }
}

/// `'` and `"` move to the next line and write; the extractor knows only the separate operators.
fn next_line(command: &Operation) -> Vec<Operation> {
    match (command.operator.as_str(), command.operands.as_slice()) {
        ("'", [text]) | ("\"", [_, _, text]) => vec![
            Operation::new("T*", vec![]),
            Operation::new("Tj", vec![text.clone()]),
        ],
        _ => vec![command.clone()],
    }
}

fn has_operands(command: &Operation) -> bool {
    let operands = command.operands.as_slice();
    let numbers = |count| operands.len() == count && operands.iter().all(is_number);
    match command.operator.as_str() {
        "BT" | "ET" | "T*" | "q" | "Q" => operands.is_empty(),
        "cm" | "Tm" => numbers(6),
        "Td" | "TD" => numbers(2),
        "Tc" | "Tw" | "Tz" | "TL" | "Ts" => numbers(1),
        "Tj" | "'" => matches!(operands, [Object::String(..)]),
        "\"" => matches!(operands, [a, b, Object::String(..)] if is_number(a) && is_number(b)),
        "TJ" => matches!(operands, [Object::Array(_)]),
        _ => false,
    }
}

fn is_number(object: &Object) -> bool {
    match object {
        Object::Integer(_) => true,
        Object::Real(number) => number.is_finite(),
        _ => false,
    }
}
