//! The bar above the page of an overlay window: the way back, the text size, and "Leave now".
//!
//! It is a native widget above the web view. No page can cover, imitate or remove it, and it works
//! while a page loads or hangs.

use super::words::Words;
use gtk::prelude::*;
use gtk::{Align, Button, CssProvider, Label, Orientation, ReliefStyle, Spinner, atk, gdk, glib};
use sync_protocol::kiosk::Appearance;
use webkit2gtk::{WebView, WebViewExt};

/// Minimum height of a button, in pixels. WCAG 2.2 (2.5.5) requires 44.
const HEIGHT: i32 = 56;
/// Font size in pixels, at a text size of 100 percent.
const FONT: f64 = 20.0;
/// Largest factor for the font size of the bar: its words must fit a screen of 1024 pixels.
const GROWTH_MAX: f64 = 1.25;
/// The text sizes of a page, in percent.
const SIZES: [u16; 5] = [100, 125, 150, 175, 200];

/// What the buttons of the bar do.
pub(crate) struct Actions {
    pub(crate) back: Box<dyn Fn()>,
    pub(crate) leave: Box<dyn Fn()>,
}

/// The bar of a window.
pub(crate) struct Bar {
    pub(crate) message: Message,
    pub(crate) buttons: Vec<Button>,
}

/// A message below the buttons of the bar.
#[derive(Clone)]
pub(crate) struct Message(Label);

impl Message {
    /// Shows a message. An empty one hides the place for it.
    pub(crate) fn show(&self, text: &str) {
        self.0.set_text(text);
        self.0.set_visible(!text.is_empty());
    }
}

/// Adds the bar above the view, in the box that holds the view. Escape goes back, too.
pub(crate) fn add_above(
    view: &WebView,
    words: &Words,
    back: &str,
    appearance: &Appearance,
    actions: Actions,
) -> Bar {
    let actions = std::rc::Rc::new(actions);
    let style = CssProvider::new();
    if style.load_from_data(css(appearance).as_bytes()).is_err() {
        tracing::error!("the bar has no style");
    }
    let (escape, leave) = (std::rc::Rc::clone(&actions), std::rc::Rc::clone(&actions));
    let row = gtk::Box::new(Orientation::Horizontal, 0);
    let back = button(&format!("← {back}"), back, &style, "nb-back");
    back.connect_clicked(move |_| (actions.back)());
    row.pack_start(&back, true, true, 0);
    let mut buttons = vec![back];
    row.pack_start(&spinner(view, words), false, false, 12);
    for (label, name, step) in [("A−", &words.smaller, -1), ("A+", &words.bigger, 1)] {
        let it = button(label, name, &style, "nb-size");
        let view = view.clone();
        it.connect_clicked(move |_| resize(&view, step));
        row.pack_start(&it, false, false, 0);
        buttons.push(it);
    }
    let out = button(&words.leave, &words.leave, &style, "nb-leave");
    out.connect_clicked(move |_| (leave.leave)());
    row.pack_start(&out, false, false, 0);
    buttons.push(out);

    let message = Label::new(None);
    message.set_no_show_all(true);
    message.set_line_wrap(true);
    style_with(&message, &style, "nb-message");
    let bar = gtk::Box::new(Orientation::Vertical, 0);
    style_with(&bar, &style, "nb-bar");
    bar.pack_start(&row, false, false, 0);
    bar.pack_start(&message, false, false, 0);
    if let Some(spoken) = bar.accessible() {
        spoken.set_role(atk::Role::ToolBar);
        spoken.set_name(&words.bar);
    }
    if let Some(place) = view.parent().and_then(|it| it.downcast::<gtk::Box>().ok()) {
        place.pack_start(&bar, false, false, 0);
        place.reorder_child(&bar, 0);
        bar.show_all();
    }
    listen_for_escape(view, move || (escape.back)());
    view.set_zoom_level(f64::from(size_of(appearance)) / 100.0);
    view.grab_focus();
    Bar {
        message: Message(message),
        buttons,
    }
}

/// Handles Escape in the window, which receives keys before the page does.
fn listen_for_escape(view: &WebView, back: impl Fn() + 'static) {
    if let Some(window) = view.toplevel() {
        window.connect_key_press_event(move |_, event| {
            if event.keyval() != gdk::keys::constants::Escape {
                return glib::Propagation::Proceed;
            }
            back();
            glib::Propagation::Stop
        });
    }
}

/// Returns a spinner that turns while a page loads.
fn spinner(view: &WebView, words: &Words) -> Spinner {
    let spinner = Spinner::new();
    spinner.set_size_request(HEIGHT / 2, HEIGHT / 2);
    spinner.set_valign(Align::Center);
    if let Some(spoken) = spinner.accessible() {
        spoken.set_name(&words.loading);
    }
    let turning = spinner.downgrade();
    view.connect_is_loading_notify(move |view| {
        if let Some(spinner) = turning.upgrade() {
            spinner.set_active(view.is_loading());
        }
    });
    spinner
}

fn button(text: &str, name: &str, style: &CssProvider, class: &str) -> Button {
    let it = Button::with_label(text);
    it.set_relief(ReliefStyle::None);
    // After a press with the pointer the focus stays in the page.
    it.set_focus_on_click(false);
    it.set_size_request(HEIGHT, HEIGHT);
    if let Some(spoken) = it.accessible() {
        spoken.set_name(name);
    }
    style_with(&it, style, class);
    it
}

fn style_with(widget: &impl IsA<gtk::Widget>, style: &CssProvider, class: &str) {
    let context = widget.style_context();
    context.add_class(class);
    context.add_provider(style, gtk::STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/// Changes the text size of the page by a number of steps.
fn resize(view: &WebView, steps: isize) {
    let now = view.zoom_level() * 100.0;
    let at = SIZES
        .iter()
        .filter(|size| f64::from(**size) < now - 1.0)
        .count();
    let next = at.saturating_add_signed(steps).min(SIZES.len() - 1);
    view.set_zoom_level(f64::from(SIZES[next]) / 100.0);
}

/// Returns the chosen text size, limited to the sizes of [`SIZES`].
fn size_of(appearance: &Appearance) -> u16 {
    appearance.size.clamp(SIZES[0], SIZES[SIZES.len() - 1])
}

/// Returns the style: pine green and white as in the screens, or black and white for more contrast.
fn css(appearance: &Appearance) -> String {
    let (background, accent, border) = if appearance.contrast {
        ("#000000", "#000000", "#ffffff")
    } else {
        ("#0b4a43", "#07332e", "#0b4a43")
    };
    let growth = (f64::from(size_of(appearance)) / 100.0).min(GROWTH_MAX);
    let font = FONT * growth;
    format!(
        "box.nb-bar {{ background: {background}; color: #ffffff; }}
         button {{ background: {background}; color: #ffffff; border: 2px solid {border}; border-radius: 0;
           box-shadow: none; text-shadow: none; padding: 0 20px; font: bold {font}px sans-serif; }}
         button.nb-leave {{ background: {accent}; }}
         button:hover, button:active {{ background: #ffffff; color: {accent}; }}
         button:focus {{ outline: 3px solid #ffffff; outline-offset: -8px; }}
         label.nb-message {{ color: #ffffff; padding: 12px 20px; font: {font}px sans-serif; }}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use sync_protocol::language::Language;

    fn with_size(size: u16) -> Appearance {
        Appearance {
            language: Language::English,
            size,
            contrast: false,
        }
    }

    #[test]
    fn a_text_size_is_limited_to_the_known_sizes() {
        assert_eq!(size_of(&with_size(0)), 100);
        assert_eq!(size_of(&with_size(150)), 150);
        assert_eq!(size_of(&with_size(u16::MAX)), 200);
    }
}
